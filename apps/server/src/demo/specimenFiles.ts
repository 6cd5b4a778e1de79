import sharp from 'sharp'
import type { Step } from './outlines.ts'
import { type Shape, specimenSize } from './specimen.ts'

const { width, height } = specimenSize

/** An SVG, from which the picture is made: browsers show none as a document. */
const toSvg = (shapes: readonly Shape[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes
    .map(({ outline, fill }) => `<path d="${outline.flat().join(' ')}" fill="${fill}"/>`)
    .join('')}</svg>`

/**
 * A picture of a specimen.
 * @param isTurned as from a camera that lay on its side
 */
export const specimenPng = (shapes: readonly Shape[], isTurned: boolean): Promise<Buffer> =>
  sharp(Buffer.from(toSvg(shapes)))
    .rotate(isTurned ? 90 : 0)
    .png()
    .toBuffer()

/** An outline as operators of a PDF (ISO 32000-1, 8.5.2), which has cubic curves only. */
const toOperators = (outline: readonly Step[]): string => {
  let [x, y] = [0, 0]
  return outline
    .map(([command, ...points]) => {
      if (command === 'Z') return 'h'
      const [toX = 0, toY = 0] = points.slice(-2)
      const [fromX, fromY] = [x, y]
      ;[x, y] = [toX, toY]
      if (command === 'M') return `${toX} ${toY} m`
      if (command === 'L') return `${toX} ${toY} l`
      if (command === 'C') return `${points.join(' ')} c`
      const [handleX = 0, handleY = 0] = points
      const towards = (end: number, handle: number) => (end + (2 / 3) * (handle - end)).toFixed(1)
      return [
        towards(fromX, handleX),
        towards(fromY, handleY),
        towards(toX, handleX),
        towards(toY, handleY),
        toX,
        toY,
        'c',
      ].join(' ')
    })
    .join('\n')
}

/** The shapes that all specimens share are converted once. */
const converted = new WeakMap<Shape, string>()
const toContent = (shape: Shape): string => {
  const content =
    converted.get(shape) ?? `${toColour(shape.fill)} rg\n${toOperators(shape.outline)}\nf`
  converted.set(shape, content)
  return content
}

const toColour = (fill: string): string =>
  [1, 3, 5].map((at) => (Number.parseInt(fill.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ')

/** Points of a PDF for a tenth of a millimetre. */
const POINT = 72 / 254

/** The drawing of a specimen as the content of a PDF page, whose lines go up. */
export const specimenContent = (shapes: readonly Shape[]) => ({
  size: [width * POINT, height * POINT] as const,
  content: [
    `${POINT.toFixed(4)} 0 0 ${(-POINT).toFixed(4)} 0 ${(height * POINT).toFixed(2)} cm`,
    ...shapes.map(toContent),
  ].join('\n'),
})
