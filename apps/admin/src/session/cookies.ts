/** Lifetime of the panel's own cookies: 7 days in seconds (specification 9). */
const COOKIE_MAX_AGE = 604_800

/** What browsers take as the size of one cookie, name and attributes included, with some room. */
export const COOKIE_MAX_LENGTH = 3_800

/** The value of one cookie as it stands in `document.cookie`, still encoded; undefined when it is not there. */
export function cookieValue(cookies: string, name: string): string | undefined {
  for (const part of cookies.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/**
 * What to assign to `document.cookie`. Max-Age and not Expires, so that a wrong clock does not
 * matter (RFC 6265, section 5.2.2); `secure` on https.
 * @param maxAge seconds; 0 expires the cookie
 */
export function cookieLine(name: string, value: string, maxAge: number, secure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure ? '; Secure' : ''}`
}

const isSecure = (): boolean => location.protocol === 'https:'

/** Value of a cookie of this page, still encoded. */
export const readCookie = (name: string): string | undefined => cookieValue(document.cookie, name)

/**
 * Sets a cookie for 7 days. The value must be encoded already. Not through the Cookie Store API: it is
 * asynchronous, and the guard decides before the first paint.
 */
export function writeCookie(name: string, value: string): void {
  document.cookie = cookieLine(name, value, COOKIE_MAX_AGE, isSecure())
}

/** Expires cookies that scripts can read; the others are the server's matter. */
export function expireCookies(...names: readonly string[]): void {
  for (const name of names) {
    document.cookie = cookieLine(name, '', 0, isSecure())
  }
}
