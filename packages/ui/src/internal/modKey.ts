/** The modifier key of the application's shortcuts, as printed on the keyboard. */
export const modKey =
  typeof navigator !== 'undefined' && /Mac/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
