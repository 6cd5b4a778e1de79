import { localize } from '../../text/localize'

/** Texts of StatTile. */
export const statTileText = localize('statTile', {
  updated: (time: string) => `Updated ${time}`,
  newToday: (rows: string) => `+${rows} today`,
})
