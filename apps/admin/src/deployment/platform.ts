/** Platforms of the app. */
export type Platform = 'ios' | 'android' | 'other'

/**
 * The platform of a device, as its browser reports it. An iPad claims to be a Mac, but no Mac has
 * a screen for more than one finger.
 */
export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other'
}
