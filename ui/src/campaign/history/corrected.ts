/** What was corrected of a campaign, at the entries that said it first. */
import { correction, type CorrectionView } from "../../aftermath/calls.ts";
import { openChronicle, type CampaignHistory } from "../calls.ts";

type Line = CampaignHistory["entries"][number];

/** An entry in red pencil. */
export interface Corrected {
  /** What stands before what is struck through. */
  lead: string;
  was: string;
  /** What stands there now; none: it was struck out. */
  now: string | null;
}

/** What was corrected of the games of a campaign, or of one of them. */
export async function correctedOf(campaign: string, game: string | null): Promise<CorrectionView[]> {
  const { games } = await openChronicle(campaign);
  const battles = games.filter(({ battle, corrected }) => corrected.length > 0 && (game ?? battle) === battle);
  return Promise.all(battles.map(({ battle }) => correction(battle, [])));
}

/** An entry as it was corrected; none: it stands as it was said. */
export function correctedAt({ seq, said, battle }: Line, all: readonly CorrectionView[]): Corrected | null {
  const past = all.find(({ id }) => id === battle);
  if (!past) return null;
  const { result } = past;
  if (result.was !== null && said.endsWith(result.was)) return beside(said, result.was, result.said);
  const lines = past.pages.flatMap(({ lines }) => lines).filter((line) => line.seq === seq);
  if (lines.some(({ struck }) => struck)) return { lead: "", was: said, now: null };
  const line = lines.find(({ was }) => was !== null);
  if (!line || line.was === null) return null;
  return said.endsWith(`: ${line.was}`) ? beside(said, line.was, line.said) : { lead: "", was: said, now: line.said };
}

const beside = (said: string, was: string, now: string) => ({ lead: said.slice(0, -was.length), was, now });
