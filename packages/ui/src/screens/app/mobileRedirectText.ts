import { localize } from '../../text/localize'

/** Texts of /app; those of specification 2.9 are verbatim. */
export const mobileRedirectText = localize('mobileRedirect', {
  title: (product: string) => `Get the ${product} app`,
  notSupported: 'Not a supported mobile platform.',
  redirecting: 'Redirecting to the app store...',
  openApp: 'Open the app',
})
