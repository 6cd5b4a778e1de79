/** Elements in which a person types: into a Select, the beginning of an option. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [aria-haspopup=listbox]'

/**
 * Whether a key belongs to nobody else: to no field, and to no dialog or menu above a part of the
 * page. They make what is below them inert; toasts do not.
 * @param part an element of that part
 */
export const isKeyFree = (
  { target }: Event,
  part: Element | null = document.querySelector('main'),
): boolean => !(target as Element).closest(TYPING) && !part?.closest('[inert], [aria-hidden]')
