import { readFileSync } from 'node:fs'
import path from 'node:path'
import fontkit from '@cantoo/fontkit'
import { toLine, toRuns } from '../documents/certificates/certificateText.ts'
import { root } from '../root.ts'

type Font = Extract<ReturnType<typeof fontkit.create>, { layout: unknown }>

let opened: Font | undefined
const openFont = (): Font => {
  if (opened) return opened
  const font = fontkit.create(readFileSync(path.join(root, 'apps/server/fonts/DejaVuSans.ttf')))
  if (!('layout' in font)) throw new Error('The file has several fonts')
  opened = font
  return font
}

/** A step of an outline: a letter of SVG path data, and the coordinates of its points. */
export type Step = readonly [command: 'M' | 'L' | 'Q' | 'C' | 'Z', ...points: number[]]

const letters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

/** The start of the base line of a text, in an image whose lines go down. */
interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
  /** A longer text is made smaller. @default no limit */
  readonly maxWidth?: number
  /** The distance from letter to letter. @default that of the font */
  readonly advance?: number
}

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * The outlines of a text, in any direction of writing. Letters that the font lacks are left out.
 */
export const outlinesOf = (
  text: string,
  { x, y, size, maxWidth = Infinity, advance }: Place,
): Step[] => {
  const font = openFont()
  const known = [...toLine(text)]
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join('')
  const glyphs = toRuns(known).flatMap(({ text: run, isRtl }) => {
    const laid = font.layout(run)
    // The font turns a run with right-to-left letters by itself.
    const isTurned = laid.direction === 'rtl'
    const { glyphs: drawn, positions } =
      isTurned === isRtl ? laid : font.layout([...run].reverse().join(''))
    return drawn.map((glyph, at) => ({ glyph, position: positions?.[at] }))
  })
  const width = glyphs.reduce((sum, { position }) => sum + (position?.xAdvance ?? 0), 0)
  const scale = Math.min(size / font.unitsPerEm, width > 0 ? maxWidth / width : Infinity)
  let pen = x
  return glyphs.flatMap(({ glyph, position }) => {
    const left = pen + (position?.xOffset ?? 0) * scale
    const base = y - (position?.yOffset ?? 0) * scale
    pen += advance ?? (position?.xAdvance ?? 0) * scale
    return glyph.path.commands.map(({ command, args }): Step => {
      const points = args.map((value, at) =>
        round(at % 2 === 0 ? left + value * scale : base - value * scale),
      )
      return [letters[command], ...points]
    })
  })
}
