/**
 * Focuses the first invalid field in an element, for a dialog that is confirmed without a form;
 * useForm does this itself.
 * @returns whether there is an invalid field: then do not send anything
 */
export function focusInvalid(part: Element | null): boolean {
  const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return Boolean(field)
}
