/** What would happen: games that machines play in the background. */
import type * as ipc from "../bindings/ipc.ts";
import { call } from "../ipc.svelte.ts";

/** A forecast, as far as it was played. */
export type Forecast = ipc.Forecast;
/** What is forecast. */
export type ForecastOf = ipc.ForecastOf;
/** A share or a mean, with its interval. */
export type Figure = ipc.Figure;
/** The games in which something came to a number. */
export type ForecastCount = ipc.ForecastCount;
/** What became of a model. */
export type ForecastModel = ipc.ForecastModel;
/** What became of a side. */
export type ForecastSide = ipc.ForecastSide;

/** Begins to play; another forecast gives way. */
export const beginForecast = (of: ForecastOf, games: number): Promise<Forecast> =>
  call("forecast_begin", { of, games });
/** How it stands; none: nobody asked for one. */
export const forecastState = (): Promise<Forecast | null> => call("forecast_state", null);
/** Stops it; what was played stays. */
export const stopForecast = (): Promise<Forecast | null> => call("forecast_stop", null);

/** Whether two forecasts are of the same. */
export function same(a: ForecastOf, b: ForecastOf): boolean {
  if (a.is === "set_up") return b.is === "set_up" && a.set_up === b.set_up;
  if (b.is === "set_up") return false;
  const own = ({ what_if, seq }: typeof b) => [what_if ?? null, seq ?? null].join();
  return a.battle === b.battle && own(a) === own(b);
}
