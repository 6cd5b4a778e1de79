const anyOrigin = 'https://panel.invalid'

/**
 * The address to go to after signing in, or undefined when it is not one of the panel's own
 * pages. It is rebuilt from its parts, so that nothing but a path, its search and its hash can
 * pass (OWASP ASVS 5.0, 3.7.2: no `//evil`, `/\evil` or `javascript:`).
 * @param isOwn whether a path belongs to a page of the panel
 */
export function returnAddress(
  value: string | undefined,
  isOwn: (pathname: string) => boolean,
): string | undefined {
  if (!value?.startsWith('/') || !URL.canParse(value, anyOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(value, anyOrigin)
  if (origin !== anyOrigin || pathname.startsWith('//') || !isOwn(pathname)) return undefined
  return `${pathname}${search}${hash}`
}
