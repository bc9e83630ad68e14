/** How much can be said of a way: corners, crossings, and inches of a length; what may stand there is the engine's to say. */
export const MOST_CORNERS = 8;
export const MOST_CROSSINGS = 12;
export const MOST_INCHES = 100;
