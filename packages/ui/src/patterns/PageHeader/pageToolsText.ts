import { localize } from '../../text/localize'

/** Texts of what the header of each page offers. */
export const pageToolsText = localize('pageTools', {
  export: 'Export',
})
