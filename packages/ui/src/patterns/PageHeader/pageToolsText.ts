import { localize } from '../../text/localize'

/** Texts of the menu in the header of a page. */
export const pageToolsText = localize('pageTools', {
  more: 'More for this page',
  export: 'Export CSV',
  help: 'Help',
})
