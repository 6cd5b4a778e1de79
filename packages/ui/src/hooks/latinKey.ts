/**
 * The key of a shortcut: a character in lower case, or a name like 'Escape'. On a layout of another
 * script (Arabic, Cyrillic, Greek, Hebrew), the key in that place on a US keyboard, because people
 * could not type the shortcut otherwise. '' for the key events without a key that autofill fires.
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
