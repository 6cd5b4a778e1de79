/** The key that shortcuts of the application begin with, as printed on it. */
export const modKey = /Mac/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
