import { localize } from '../../text/localize'

/** Texts of the dialog of shortcuts. */
export const keyboardShortcutsText = localize('keyboardShortcuts', {
  title: 'Keyboard shortcuts',
  off: 'Off',
  help: 'Help for this page',
})
