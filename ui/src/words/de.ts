/** Der Katalog auf Deutsch. */
import { aftermath } from "./de/aftermath.ts";
import { alliances } from "./de/alliances.ts";
import { backups } from "./de/backups.ts";
import { banner } from "./de/banner.ts";
import { battle } from "./de/battle.ts";
import { board } from "./de/board.ts";
import { book } from "./de/book.ts";
import { byHand } from "./de/by-hand.ts";
import { campaign } from "./de/campaign.ts";
import { chronicle } from "./de/chronicle.ts";
import { club } from "./de/club.ts";
import { day } from "./de/day.ts";
import { detail } from "./de/detail.ts";
import { dice } from "./de/dice.ts";
import { candidates } from "./de/candidates.ts";
import { cards } from "./de/cards.ts";
import { feeds } from "./de/feeds.ts";
import { find } from "./de/find.ts";
import { forecast } from "./de/forecast.ts";
import { frame } from "./de/frame.ts";
import { guests } from "./de/guests.ts";
import { guide } from "./de/guide.ts";
import { history } from "./de/history.ts";
import { housePacks } from "./de/house-packs.ts";
import { earlier } from "./de/earlier.ts";
import { exports, imports } from "./de/imports.ts";
import { link } from "./de/link.ts";
import { lives } from "./de/lives.ts";
import { logged } from "./de/logged.ts";
import { maps } from "./de/maps.ts";
import { moment } from "./de/moment.ts";
import { news } from "./de/news.ts";
import { overview } from "./de/overview.ts";
import { own } from "./de/own.ts";
import { packs } from "./de/packs.ts";
import { page } from "./de/page.ts";
import { paper } from "./de/paper.ts";
import { parcels } from "./de/parcels.ts";
import { parts } from "./de/parts.ts";
import { photo } from "./de/photo.ts";
import { plan } from "./de/plan.ts";
import { prints } from "./de/prints.ts";
import { published } from "./de/published.ts";
import { questions } from "./de/questions.ts";
import { reference } from "./de/reference.ts";
import { report } from "./de/report.ts";
import { results } from "./de/results.ts";
import { rulings } from "./de/rulings.ts";
import { layouts, scenarios } from "./de/scenarios.ts";
import { scene } from "./de/scene.ts";
import { setUp } from "./de/setUp.ts";
import { table } from "./de/table.ts";
import { takingIn } from "./de/taking-in.ts";
import { told } from "./de/told.ts";
import { tour } from "./de/tour.ts";
import { warbands } from "./de/warbands.ts";
import { way } from "./de/way.ts";
import type { words as en } from "./en.ts";
import type { Sentences } from "./sentences.ts";

export const words: Sentences<typeof en> = {
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
