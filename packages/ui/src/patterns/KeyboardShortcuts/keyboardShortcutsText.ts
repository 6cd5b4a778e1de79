import { localize } from '../../text/localize'

/** Texts of the dialog of shortcuts. */
export const keyboardShortcutsText = localize('keyboardShortcuts', {
  title: 'Keyboard shortcuts',
  off: 'Off',
  singleKeys: 'Single-key shortcuts',
  singleKeysDescription: {
    on: "They work when you're not typing.",
    off: 'Only shortcuts with Ctrl or Command work.',
  },
})
