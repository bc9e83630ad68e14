/** Battle and its set-up. */
export const battle = {
  emptyHeading: "No battle on the table",
  emptyText: "A battle begins with a scenario, two Forces and the terrain between them.",
  emptyAction: "Go to the scenarios",
  setUpEmptyHeading: "Nothing set up yet",
  setUpEmptyText:
    "A set-up chooses the scenario, lays the terrain and fields a Force for each side. It takes two legal warbands.",
  setUpEmptyAction: "Go to the warbands",
};
