import { localize } from '../../text/localize'

/** What the drawing of the fire says, for screen readers. */
export const fireText = localize('fire', {
  lit: 'Nothing is waiting for a decision.',
  embers: 'Something is waiting for a decision.',
  low: 'Something has waited for a decision for more than a week.',
})
