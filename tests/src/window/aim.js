// Body of a WebDriver script: shows an element, and listens to where the next click lands. Whether the page scrolled for it.
const [target] = arguments;

const untaken = () => Number(document.documentElement.dataset.untaken ?? 0);

if (!window.aim) {
  window.aim = { missed: () => window.aim.elsewhere || window.aim.untaken !== untaken() };
  const landed = ({ target: hit, detail }) => {
    const { target } = window.aim;
    // Keys press what they mean.
    if (detail === 0 || !target) return;
    window.aim.elsewhere = !target.contains(hit) && hit.closest("label")?.control !== target;
    window.aim.target = null;
  };
  addEventListener("click", landed, true);
}
Object.assign(window.aim, { target, elsewhere: false, untaken: untaken() });

const before = target.getBoundingClientRect();
target.scrollIntoView({ block: "nearest", inline: "nearest" });
const now = target.getBoundingClientRect();
return before.top !== now.top || before.left !== now.left;
