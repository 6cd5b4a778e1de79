import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fontkit, { type Font } from '@cantoo/fontkit'
import { root } from '../../root.ts'

/**
 * Noto by script, the most frequent first (fonts/noto/LICENSE). Chinese, Japanese and Korean are not
 * among them: each is 5 to 11 MB, and a deployment that needs one names it (docs/desk.md).
 */
const scripts = [
  'latin',
  'latin-ext',
  'vietnamese',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'arabic',
  'hebrew',
  'armenian',
  'georgian',
  'devanagari',
  'bengali',
  'gujarati',
  'gurmukhi',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
  'sinhala',
  'thai',
  'lao',
  'khmer',
  'myanmar',
  'ethiopic',
]

const folder = path.join(root, 'apps/server/fonts')

/** The built-in fonts, in the order in which a letter is looked for. The last has most symbols. */
const builtIn: readonly string[] = [
  ...scripts.map((script) => path.join(folder, 'noto', `${script}.woff`)),
  path.join(folder, 'DejaVuSans.ttf'),
]

/** No font has a glyph for a letter. */
export class MissingGlyph extends Error {
  override readonly name = 'MissingGlyph'

  constructor() {
    super('The fonts of the certificate have no glyph for a letter of a text')
  }
}

/** A font with the file that a PDF embeds. */
export interface CertificateFont {
  readonly bytes: Buffer
  readonly font: Font
}

const open = async (file: string): Promise<CertificateFont> => {
  const bytes = await readFile(file)
  const font = fontkit.create(bytes)
  if (!('layout' in font)) throw new Error('The file has several fonts')
  return { bytes, font }
}

/** Built-in fonts that were opened: most names need one of them. */
const opened = new Map<string, Promise<CertificateFont>>()

const openBuiltIn = (file: string): Promise<CertificateFont> => {
  const found = opened.get(file) ?? open(file)
  opened.set(file, found)
  return found
}

/** A part of a run in one font. */
export interface FontRun {
  readonly text: string
  readonly font: CertificateFont
}

const joiner = /[\u200c\u200d]/

/**
 * Splits texts by the fonts that have their letters.
 * @param own the font of the deployment, which comes first
 */
export const createFonts = async (own: string | undefined) => {
  // Opened first, because a broken file must fail whatever the text is.
  const first = own === undefined ? [] : [await open(own)]
  const fontOf = async (letter: string): Promise<CertificateFont> => {
    const code = letter.codePointAt(0) ?? 0
    const ofOwn = first.find(({ font }) => font.hasGlyphForCodePoint(code))
    if (ofOwn) return ofOwn
    for (const file of builtIn) {
      const found = await openBuiltIn(file)
      if (found.font.hasGlyphForCodePoint(code)) return found
    }
    throw new MissingGlyph()
  }
  /** @throws MissingGlyph */
  return async (text: string): Promise<readonly FontRun[]> => {
    const runs: { text: string; font: CertificateFont }[] = []
    for (const letter of text) {
      const last = runs.at(-1)
      const isInLast = last?.font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
      // A font without joiners joins nothing.
      if (!isInLast && joiner.test(letter)) continue
      if (last && isInLast) last.text += letter
      else runs.push({ text: letter, font: await fontOf(letter) })
    }
    return runs
  }
}
