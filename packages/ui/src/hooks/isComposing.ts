/**
 * Whether an input method handles this key: Enter accepts a word and Escape discards it. Safari
 * ends the composition before it fires that Enter, but still sets key code 229 (UI Events, 7.3.1).
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229
