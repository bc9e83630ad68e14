/**
 * The catalogue of a published page: those parts of it that the page says, in every language, so that a new word elsewhere
 * makes no new page. The page's build puts it in the place of the whole one, and says which part is missing here.
 */
import { alliances } from "../words/en/alliances.ts";
import { battle } from "../words/en/battle.ts";
import { board } from "../words/en/board.ts";
import { campaign } from "../words/en/campaign.ts";
import { chronicle } from "../words/en/chronicle.ts";
import { dice } from "../words/en/dice.ts";
import { logged } from "../words/en/logged.ts";
import { page } from "../words/en/page.ts";
import { parts } from "../words/en/parts.ts";
import { questions } from "../words/en/questions.ts";
import { scene } from "../words/en/scene.ts";
import { told } from "../words/en/told.ts";
import { way } from "../words/en/way.ts";
import { language } from "../words/language.svelte.ts";
import { live } from "../words/live.ts";

const en = { alliances, battle, board, campaign, chronicle, dice, logged, page, parts, questions, scene, told, way };

/** The same parts in the other languages, each by its file: `../words/de/battle.ts` has `battle`. */
const others = import.meta.glob<Record<string, object>>(
  [
    "../words/??/{alliances,battle,board,campaign,chronicle,dice,logged,page,parts,questions,scene,told,way}.ts",
    "!../words/en/*.ts",
  ],
  { eager: true },
);

const catalogues: Record<string, typeof en> = {};
for (const [path, file] of Object.entries(others)) {
  const [tag = "", name = ""] = path.replace(/^.*words\/|\.ts$/g, "").split("/");
  catalogues[tag] = { ...(catalogues[tag] ?? en), [name]: file[name] };
}

export const words = live(en, () => catalogues[language()] ?? en);
