import { mount } from "svelte";
import App from "./App.svelte";
import { startLanguage } from "./chosen-language.ts";
import { comeIn, takeInvitation } from "./invitation.ts";
import { meet } from "./guest.svelte.ts";
import { startLinked } from "./frame/linked.svelte.ts";
import { startLive } from "./live.svelte.ts";
import { startReference } from "./reference/loading.ts";
import { startNoticing } from "./report/noticed.ts";
import { arrive } from "./route.svelte.ts";
import "./styles/base.css";
import { startTextSize } from "./text-size.svelte.ts";
import { startTheme } from "./theme.svelte.ts";
import { startTwice } from "./double-click.ts";

startTheme();
startTextSize();
startTwice();
startNoticing();
takeInvitation();
arrive();
const target = document.getElementById("app");
// A guest is shown what they were invited to, so that is asked first.
void startLanguage()
  .then(comeIn)
  .then(meet)
  .then(() => {
    if (target) mount(App, { target });
    startLive();
    startLinked();
    startReference();
  });
