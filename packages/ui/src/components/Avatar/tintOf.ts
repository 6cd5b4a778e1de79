const tints = ['clay', 'sand', 'moss', 'sky', 'slate', 'plum'] as const

/** The tint of a name: always the same one, spread evenly over many names. */
export function tintOf(name: string): (typeof tints)[number] {
  let hash = 0
  for (const letter of name.trim()) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0
  return tints[hash % tints.length] ?? 'slate'
}
