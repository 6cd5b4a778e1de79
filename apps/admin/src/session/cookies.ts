/** Lifetime of the panel's own cookies: 7 days in seconds (specification 9). */
const COOKIE_MAX_AGE = 604_800

/** The largest cookie that browsers accept, name and attributes included, with some room. */
export const COOKIE_MAX_LENGTH = 3_800

/** The value of one cookie in `document.cookie`, still encoded; undefined when it is missing. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/**
 * The text to assign to `document.cookie`. It uses Max-Age instead of Expires, so that a wrong
 * clock does not matter (RFC 6265, section 5.2.2), and `secure` on https.
 * @param maxAge seconds; 0 expires the cookie
 */
export function cookieLine(name: string, value: string, maxAge: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure ? '; Secure' : ''}`
}

const isSecure = (): boolean => location.protocol === 'https:'

/** The value of a cookie of this page, still encoded. */
export const readCookie = (name: string): string | undefined => cookieValue(document.cookie, name)

/**
 * Sets a cookie for 7 days. The value must already be encoded. The Cookie Store API is no
 * alternative: it is asynchronous, and the guard decides before the first paint.
 */
export function writeCookie(name: string, value: string): void {
  document.cookie = cookieLine(name, value, COOKIE_MAX_AGE, isSecure())
}

/** Whether the browser blocks all cookies of this page. */
export function areCookiesBlocked(): boolean {
  const probe = 'hearth_probe'
  writeCookie(probe, '1')
  const isBlocked = readCookie(probe) === undefined
  expireCookies(probe)
  return isBlocked
}

/** Expires the cookies that scripts can read; the server takes care of the others. */
export function expireCookies(...names: readonly string[]): void {
  for (const name of names) {
    document.cookie = cookieLine(name, '', 0, isSecure())
  }
}
