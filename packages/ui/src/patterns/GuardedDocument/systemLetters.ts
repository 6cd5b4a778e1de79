import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What of the graphics state decides how a text is drawn (ISO 32000-2, 8.4). */
interface TextState {
  /** The browser draws the letters of this font: neither the PDF nor pdf.js has it. */
  isOfSystem: boolean
  isInvisible: boolean
}

const saves = new Set([OPS.save, OPS.paintFormXObjectBegin, OPS.beginGroup, OPS.beginAnnotation])
const restores = new Set([OPS.restore, OPS.paintFormXObjectEnd, OPS.endGroup, OPS.endAnnotation])

/** The rendering mode of the text that a scanner lays under its image (ISO 32000-2, table 104). */
const INVISIBLE = 3

/**
 * Collects the letters of a page that the browser draws with a font of this computer, from the
 * operators that pdf.js draws.
 */
export class SystemLetters {
  readonly letters = new Set<string>()
  readonly #objects: PDFPageProxy['commonObjs']
  readonly #saved: TextState[] = []
  #state: TextState = { isOfSystem: false, isInvisible: false }

  constructor(page: PDFPageProxy) {
    this.#objects = page.commonObjs
  }

  /** Looks at the next operator. */
  look(operator: number, args: unknown): void {
    if (saves.has(operator)) this.#saved.push(this.#state)
    else if (restores.has(operator)) this.#state = this.#saved.pop() ?? this.#state
    else if (Array.isArray(args)) this.#read(operator, args)
  }

  #read(operator: number, args: readonly unknown[]) {
    const [first] = args
    switch (operator) {
      case OPS.setFont:
        this.#setFont(first)
        break
      case OPS.setGState:
        for (const [key, value] of first as readonly [string, unknown][]) {
          if (key === 'Font' && Array.isArray(value)) this.#setFont(value[0])
        }
        break
      case OPS.setTextRenderingMode:
        this.#state = { ...this.#state, isInvisible: first === INVISIBLE }
        break
      case OPS.showText:
        if (this.#state.isOfSystem && !this.#state.isInvisible) this.#collect(first)
        break
    }
  }

  #setFont(name: unknown) {
    const isKnown = typeof name === 'string' && this.#objects.has(name)
    const isOfSystem = isKnown && this.#objects.get(name).missingFile === true
    this.#state = { ...this.#state, isOfSystem }
  }

  /** @param glyphs letters, and numbers that move the next letter */
  #collect(glyphs: unknown) {
    for (const glyph of glyphs as readonly (number | { fontChar: string })[]) {
      if (typeof glyph === 'object') this.letters.add(glyph.fontChar)
    }
  }
}

/** Blanks, and signs that have no shape of their own. */
const isBlank = /^[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]+$/u

/** For private use (Unicode, 23.5): no font of the system has it. */
const withoutFont = '\u{10FFFD}'

const SIZE = 24

/**
 * Whether no font of this computer has one of the letters. Chromium draws the same box for all of them.
 * Firefox draws a box with the number of the letter and Safari one for its script, so it is false there,
 * and the boxes show that something is missing.
 */
export function lacksFont(letters: Iterable<string>): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = SIZE * 2
  canvas.height = SIZE * 2
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return false
  context.font = `${SIZE}px sans-serif`
  const shapeOf = (letter: string) => {
    context.clearRect(0, 0, canvas.width, canvas.height)
    context.fillText(letter, SIZE / 2, SIZE * 1.5)
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join()
  }
  const missing = new Set([shapeOf(''), shapeOf(withoutFont)])
  return [...letters].some((letter) => !isBlank.test(letter) && missing.has(shapeOf(letter)))
}
