/** What the app can run on. */
export type Platform = 'ios' | 'android' | 'other'

/**
 * What a device runs, by what its browser says. An iPad claims to be a Mac; no Mac has a screen that
 * takes more than one finger.
 */
export function platformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'other'
}
