/** Whether a key belongs to nobody else: to no field, and to no dialog or menu over the page. */
export const isFree = ({ target }: Event) =>
  !(target as Element).closest(
    'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]',
  ) && !document.querySelector('main')?.closest('[inert], [aria-hidden]')
