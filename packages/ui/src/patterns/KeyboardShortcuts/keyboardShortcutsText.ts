/** Texts of the dialog of shortcuts. */
export const keyboardShortcutsText = {
  title: 'Keyboard shortcuts',
  off: 'Off',
  singleKeys: 'Single-key shortcuts',
  singleKeysDescription: {
    on: "They work when you're not typing.",
    off: 'Only shortcuts with Ctrl or Command work.',
  },
} as const
