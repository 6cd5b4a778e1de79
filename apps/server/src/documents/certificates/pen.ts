import fontkit from '@cantoo/fontkit'
import {
  beginText,
  type Color,
  endText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFPage,
  rgb,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from '@cantoo/pdf-lib'
import { type CertificateFont, createFonts, type FontRun } from './certificateFonts.ts'
import { toRuns } from './certificateText.ts'

/** A rectangle of a page, in points from its lower left corner. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The alignment of a text field: its `Q` (ISO 32000-1, table 228). */
export type Align = 0 | 1 | 2

/** Those of the panel in light (packages/ui, theme). */
export const colors = {
  ink: rgb(0.12, 0.11, 0.09),
  muted: rgb(0.35, 0.33, 0.3),
  line: rgb(0.54, 0.53, 0.48),
  accent: rgb(0.05, 0.38, 0.29),
  ember: rgb(0.91, 0.4, 0.09),
}

/** Draws lines of text on a page. */
export interface Pen {
  /** The width of a line at size 1. */
  measure(line: string): Promise<number>
  draw(
    page: PDFPage,
    line: string,
    at: { x: number; y: number; size: number; color: Color },
  ): Promise<void>
}

/** A glyph as the PDF names it, and its place in units of the font size. */
interface Glyph {
  readonly code: string
  readonly x: number
  readonly y: number
  readonly advance: number
}

interface Part {
  readonly font: PDFFont
  readonly glyphs: readonly Glyph[]
}

/**
 * The text in the order in which the font draws it: it turns one with right-to-left letters.
 */
const inOrder = ({ text, font }: FontRun, isRtl: boolean): string => {
  const isTurned = font.font.layout(text).direction === 'rtl'
  return isTurned === isRtl ? text : [...text].reverse().join('')
}

/** Four hexadecimal digits for each glyph of a text. */
const codesOf = (font: PDFFont, text: string): readonly string[] =>
  font.encodeText(text).asString().match(/.{4}/g) ?? []

/** Draws lines in any direction of writing, each letter in the first font that has it. */
export const createPen = async (pdf: PDFDocument, own: string | undefined): Promise<Pen> => {
  pdf.registerFontkit(fontkit)
  const split = await createFonts(own)
  const embedded = new Map<CertificateFont, PDFFont>()
  const embed = async (font: CertificateFont): Promise<PDFFont> => {
    const found = embedded.get(font) ?? (await pdf.embedFont(font.bytes, { subset: true }))
    embedded.set(font, found)
    return found
  }
  const partOf = async (run: FontRun, isRtl: boolean): Promise<Part> => {
    const text = inOrder(run, isRtl)
    const font = await embed(run.font)
    const codes = codesOf(font, text)
    const { unitsPerEm } = run.font.font
    const places = run.font.font.layout(text).positions ?? []
    const glyphs = places.map((place, index) => ({
      code: codes[index] ?? '',
      x: place.xOffset / unitsPerEm,
      y: place.yOffset / unitsPerEm,
      advance: place.xAdvance / unitsPerEm,
    }))
    return { font, glyphs }
  }
  const partsOf = async (line: string): Promise<readonly Part[]> => {
    const parts: Part[] = []
    for (const { text, isRtl } of toRuns(line)) {
      const runs = await split(text)
      for (const run of isRtl ? runs.toReversed() : runs) parts.push(await partOf(run, isRtl))
    }
    return parts
  }
  return {
    measure: async (line) =>
      (await partsOf(line))
        .flatMap(({ glyphs }) => glyphs)
        .reduce((width, { advance }) => width + advance, 0),
    // Glyph by glyph: the library's own drawText ignores where the font puts marks and dots.
    draw: async (page, line, { x, y, size, color }) => {
      let at = x
      for (const { font, glyphs } of await partsOf(line)) {
        const key = page.node.newFontDictionary(font.name, font.ref)
        page.pushOperators(beginText(), setFillingColor(color), setFontAndSize(key, size))
        for (const glyph of glyphs) {
          page.pushOperators(
            setTextMatrix(1, 0, 0, 1, at + glyph.x * size, y + glyph.y * size),
            showText(PDFHexString.of(glyph.code)),
          )
          at += glyph.advance * size
        }
        page.pushOperators(endText())
      }
    },
  }
}

/** Draws a line as large as the box allows, up to `size`. */
export const drawInBox = async (
  pen: Pen,
  page: PDFPage,
  line: string,
  box: Box,
  {
    size = box.height * 0.7,
    align = 1,
    color = colors.ink,
  }: { size?: number; align?: Align; color?: Color } = {},
): Promise<void> => {
  const width = await pen.measure(line)
  if (width === 0) return
  const fitted = Math.min(size, box.width / width)
  const x = box.x + ((box.width - width * fitted) * align) / 2
  // The middle of a capital is about 0.36 of the size above the base line.
  const y = box.y + box.height / 2 - fitted * 0.36
  await pen.draw(page, line, { x, y, size: fitted, color })
}
