/** Elements that take typed characters. A Select takes the beginning of an option. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [aria-haspopup=listbox]'

/**
 * Whether a single-key shortcut may use this key: the focus is in no field, and no dialog or menu
 * is open above `part`. Overlays make everything below them inert; toasts do not.
 * @param part an element of the part of the page that has the shortcut
 */
export const isKeyFree = (
  { target }: Event,
  part: Element | null = document.querySelector('main'),
): boolean => !(target as Element).closest(TYPING) && !part?.closest('[inert], [aria-hidden]')
