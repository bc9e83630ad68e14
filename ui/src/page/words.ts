/**
 * The catalogue of a published page: those parts of it that the page says, so that a new word elsewhere makes no new
 * page. The page's build puts it in the place of the whole one, and says which part is missing here.
 */
import { battle } from "../words/en/battle.ts";
import { board } from "../words/en/board.ts";
import { campaign } from "../words/en/campaign.ts";
import { chronicle } from "../words/en/chronicle.ts";
import { dice } from "../words/en/dice.ts";
import { page } from "../words/en/page.ts";
import { parts } from "../words/en/parts.ts";
import { questions } from "../words/en/questions.ts";
import { scene } from "../words/en/scene.ts";
import { told } from "../words/en/told.ts";
import { way } from "../words/en/way.ts";

export const words = { battle, board, campaign, chronicle, dice, page, parts, questions, scene, told, way };
