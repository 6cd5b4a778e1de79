import { oneOf, searchOf, text } from '../../search/fields'

/**
 * Search of /login and /2fa: the address to go to afterwards. It is checked only when it is used.
 */
export const RedirectSearch = searchOf({ redirect: text })

/** Search of /2fa: `setup` replaces the authenticator of an enrolled person. */
export const TwoFactorSearch = searchOf({ redirect: text, setup: oneOf(['', 'new'], '') })
