import bidiJs from 'bidi-js'

// The types describe an ES module, but Node loads the CommonJS build, whose export is the function.
const createBidi = 'default' in bidiJs ? bidiJs.default : bidiJs
const bidi = createBidi()

/** A part of a line with one direction, as it is drawn from left to right. */
export interface TextRun {
  readonly text: string
  readonly isRtl: boolean
}

/** Controls and marks of direction, which no font draws. Not the joiners, which shape letters. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * A text of strangers as one line without marks of direction. Its letters are composed, because a PDF
 * places a combining mark of its own badly.
 */
export const toLine = (text: string): string =>
  text.normalize('NFC').replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim()

const isOdd = (level: number): boolean => level % 2 === 1

/**
 * The runs of a line in visual order (UAX #9), since a PDF has no direction. A run keeps the order of
 * its letters: the font shapes and turns it.
 */
export const toRuns = (line: string): TextRun[] => {
  if (line === '') return []
  const { levels } = bidi.getEmbeddingLevels(line)
  const runs: { text: string; level: number }[] = []
  let index = 0
  for (const letter of line) {
    const level = levels[index] ?? 0
    index += letter.length
    if (letter.match(invisible)) continue
    const drawn = isOdd(level) ? (bidi.getMirroredCharacter(letter) ?? letter) : letter
    const last = runs.at(-1)
    if (last && last.level === level) last.text += drawn
    else runs.push({ text: drawn, level })
  }
  // Rule L2: from the highest level down, reverse each sequence of runs of at least that level.
  for (let level = Math.max(...levels); level > 0; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let to = from
      while (to < runs.length && (runs[to]?.level ?? 0) >= level) to += 1
      if (to === from) continue
      runs.splice(from, to - from, ...runs.slice(from, to).reverse())
      from = to
    }
  }
  return runs.map(({ text, level }) => ({ text, isRtl: isOdd(level) }))
}
