/** The modifier key of the application's shortcuts, as printed on the keyboard. */
export const modKey = /Mac/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
