/**
 * Whether a link of the navigation is the current one (specification 2.2): the root only on an
 * exact match, any other at a segment boundary, so that '/users-x' does not match '/users'.
 * @param path the current address; search and hash are ignored
 */
export function isActive(href: string, path: string): boolean {
  const here = path.split(/[?#]/, 1)[0]?.replace(/\/+$/, '') || '/'
  if (href === '/') return here === '/'
  return here === href || here.startsWith(`${href}/`)
}
