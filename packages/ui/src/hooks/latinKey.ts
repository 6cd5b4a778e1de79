/**
 * The key of a shortcut: a character in lower case, or a name like 'Escape'. Where the layout writes
 * another script (Arabic, Cyrillic, Greek, Hebrew), it is the key that a US keyboard has in its
 * place: nobody could press the shortcut otherwise. '' for the events without a key that autofill
 * sends.
 */
export function latinKey({
  key = '',
  code = '',
  shiftKey,
}: Partial<Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>>): string {
  const isLatin = /^[ -~]*$/.test(key)
  const latin = isLatin ? undefined : /^Key([A-Z])$/.exec(code)?.[1]
  if (!isLatin && code === 'Slash') return shiftKey ? '?' : '/'
  const name = latin ?? key
  return name.length === 1 ? name.toLowerCase() : name
}
