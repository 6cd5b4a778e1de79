import { localize } from '../../text/localize'

/** Texts about the stores of the app. */
export const storesText = localize('stores', {
  open: (store: string) => `Open ${store}`,
  openAgain: 'After installing, open this link again.',
})
