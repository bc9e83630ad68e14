/** Katalog: każdy widoczny napis, po polsku. */
import type { words as en } from "./en.ts";
import { aftermath } from "./pl/aftermath.ts";
import { alliances } from "./pl/alliances.ts";
import { backups } from "./pl/backups.ts";
import { banner } from "./pl/banner.ts";
import { battle } from "./pl/battle.ts";
import { board } from "./pl/board.ts";
import { book } from "./pl/book.ts";
import { byHand } from "./pl/by-hand.ts";
import { campaign } from "./pl/campaign.ts";
import { chronicle } from "./pl/chronicle.ts";
import { club } from "./pl/club.ts";
import { day } from "./pl/day.ts";
import { detail } from "./pl/detail.ts";
import { dice } from "./pl/dice.ts";
import { candidates } from "./pl/candidates.ts";
import { cards } from "./pl/cards.ts";
import { feeds } from "./pl/feeds.ts";
import { find } from "./pl/find.ts";
import { forecast } from "./pl/forecast.ts";
import { frame } from "./pl/frame.ts";
import { guests } from "./pl/guests.ts";
import { guide } from "./pl/guide.ts";
import { history } from "./pl/history.ts";
import { housePacks } from "./pl/house-packs.ts";
import { earlier } from "./pl/earlier.ts";
import { exports, imports } from "./pl/imports.ts";
import { link } from "./pl/link.ts";
import { lives } from "./pl/lives.ts";
import { logged } from "./pl/logged.ts";
import { maps } from "./pl/maps.ts";
import { moment } from "./pl/moment.ts";
import { news } from "./pl/news.ts";
import { overview } from "./pl/overview.ts";
import { own } from "./pl/own.ts";
import { packs } from "./pl/packs.ts";
import { page } from "./pl/page.ts";
import { paper } from "./pl/paper.ts";
import { parcels } from "./pl/parcels.ts";
import { parts } from "./pl/parts.ts";
import { photo } from "./pl/photo.ts";
import { plan } from "./pl/plan.ts";
import { prints } from "./pl/prints.ts";
import { published } from "./pl/published.ts";
import { questions } from "./pl/questions.ts";
import { reference } from "./pl/reference.ts";
import { report } from "./pl/report.ts";
import { results } from "./pl/results.ts";
import { rulings } from "./pl/rulings.ts";
import { layouts, scenarios } from "./pl/scenarios.ts";
import { scene } from "./pl/scene.ts";
import { setUp } from "./pl/setUp.ts";
import { table } from "./pl/table.ts";
import { takingIn } from "./pl/taking-in.ts";
import { told } from "./pl/told.ts";
import { tour } from "./pl/tour.ts";
import { warbands } from "./pl/warbands.ts";
import { way } from "./pl/way.ts";
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
