/** How far the fields of the table count; what may stand there is the engine's to say. */
export const MOST_MARKERS = 6;
export const MOST_POINTS = 200;
export const MOST_TURNS = 50;
