/** The catalogue: every visible string, in English. Figures come set; sentences are in the game's words. */
import { aftermath } from "./en/aftermath.ts";
import { alliances } from "./en/alliances.ts";
import { backups } from "./en/backups.ts";
import { banner } from "./en/banner.ts";
import { battle } from "./en/battle.ts";
import { board } from "./en/board.ts";
import { book } from "./en/book.ts";
import { byHand } from "./en/by-hand.ts";
import { campaign } from "./en/campaign.ts";
import { chronicle } from "./en/chronicle.ts";
import { club } from "./en/club.ts";
import { day } from "./en/day.ts";
import { detail } from "./en/detail.ts";
import { dice } from "./en/dice.ts";
import { candidates } from "./en/candidates.ts";
import { cards } from "./en/cards.ts";
import { feeds } from "./en/feeds.ts";
import { find } from "./en/find.ts";
import { forecast } from "./en/forecast.ts";
import { frame } from "./en/frame.ts";
import { guests } from "./en/guests.ts";
import { guide } from "./en/guide.ts";
import { history } from "./en/history.ts";
import { housePacks } from "./en/house-packs.ts";
import { earlier } from "./en/earlier.ts";
import { exports, imports } from "./en/imports.ts";
import { link } from "./en/link.ts";
import { lives } from "./en/lives.ts";
import { logged } from "./en/logged.ts";
import { maps } from "./en/maps.ts";
import { moment } from "./en/moment.ts";
import { news } from "./en/news.ts";
import { overview } from "./en/overview.ts";
import { own } from "./en/own.ts";
import { packs } from "./en/packs.ts";
import { page } from "./en/page.ts";
import { paper } from "./en/paper.ts";
import { parcels } from "./en/parcels.ts";
import { parts } from "./en/parts.ts";
import { photo } from "./en/photo.ts";
import { plan } from "./en/plan.ts";
import { prints } from "./en/prints.ts";
import { published } from "./en/published.ts";
import { questions } from "./en/questions.ts";
import { reference } from "./en/reference.ts";
import { report } from "./en/report.ts";
import { results } from "./en/results.ts";
import { rulings } from "./en/rulings.ts";
import { layouts, scenarios } from "./en/scenarios.ts";
import { scene } from "./en/scene.ts";
import { setUp } from "./en/setUp.ts";
import { table } from "./en/table.ts";
import { takingIn } from "./en/taking-in.ts";
import { told } from "./en/told.ts";
import { tour } from "./en/tour.ts";
import { warbands } from "./en/warbands.ts";
import { way } from "./en/way.ts";

export const words = {
  aftermath,
  alliances,
  backups,
  banner,
  battle,
  board,
  book,
  byHand,
  campaign,
  chronicle,
  club,
  day,
  detail,
  dice,
  earlier,
  exports,
  candidates,
  cards,
  feeds,
  find,
  forecast,
  frame,
  guests,
  guide,
  history,
  housePacks,
  imports,
  layouts,
  link,
  lives,
  logged,
  maps,
  moment,
  news,
  overview,
  own,
  packs,
  page,
  paper,
  parcels,
  parts,
  photo,
  plan,
  prints,
  published,
  questions,
  reference,
  report,
  results,
  rulings,
  scenarios,
  scene,
  setUp,
  table,
  takingIn,
  told,
  tour,
  warbands,
  way,
};
