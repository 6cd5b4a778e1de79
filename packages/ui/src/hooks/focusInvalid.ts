/**
 * Focuses the first invalid field in a part of the page, for a question that is confirmed without
 * a form; useForm does so by itself.
 * @returns whether there is one: then nothing must be sent
 */
export function focusInvalid(part: Element | null): boolean {
  const field = part?.querySelector<HTMLElement>('[aria-invalid="true"]')
  field?.focus()
  return Boolean(field)
}
