/**
 * Whether a key belongs to an input method, which uses Enter to accept a word and Escape to drop
 * it. Safari ends the composition before it reports that Enter; key code 229 still tells (UI
 * Events, 7.3.1).
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  event.isComposing || event.keyCode === 229
