/** Texts of StatTile. */
export const statTileText = {
  updated: (time: string) => `Updated ${time}`,
  newToday: (rows: string) => `+${rows} today`,
} as const
