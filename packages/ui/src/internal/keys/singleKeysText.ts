import { localize } from '../../text/localize'

/** Texts of the switch for single keys. */
export const singleKeysText = localize('singleKeys', {
  label: 'Single-key shortcuts',
  description: {
    on: "They work when you're not typing.",
    off: 'Only shortcuts with Ctrl or Command work.',
  },
})
