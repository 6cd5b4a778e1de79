import { type Colour, drawPng } from './png.ts'

/** Width and height of a portrait in pixels: sharp at 56 CSS pixels on a phone. */
const SIZE = 112

const skins: readonly Colour[] = [
  [247, 216, 190],
  [232, 187, 148],
  [205, 150, 108],
  [160, 106, 72],
  [111, 72, 50],
]
const hairColours: readonly Colour[] = [
  [44, 34, 30],
  [92, 58, 36],
  [168, 108, 52],
  [206, 200, 192],
  [140, 62, 40],
]
const clothes: readonly Colour[] = [
  [12, 97, 73],
  [183, 84, 46],
  [58, 92, 128],
  [116, 74, 108],
  [148, 118, 44],
  [70, 78, 92],
]
const walls: readonly Colour[] = [
  [244, 225, 213],
  [226, 235, 214],
  [219, 233, 239],
  [239, 224, 234],
  [243, 233, 203],
  [228, 229, 234],
]

/** An ellipse, in shares of the portrait's size. */
type Ellipse = readonly [centreX: number, centreY: number, radiusX: number, radiusY: number]

const isInside = (x: number, y: number, [centreX, centreY, radiusX, radiusY]: Ellipse): boolean =>
  ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 < 1

/** Ellipses of hair: behind the head, and over the forehead. */
interface Hair {
  readonly behind: readonly Ellipse[]
  readonly over: readonly Ellipse[]
}

const hairstyles: readonly Hair[] = [
  // Short.
  { behind: [[0.5, 0.35, 0.205, 0.2]], over: [[0.46, 0.22, 0.19, 0.09]] },
  // To the chin.
  { behind: [[0.5, 0.43, 0.25, 0.28]], over: [[0.56, 0.23, 0.2, 0.09]] },
  // A bun.
  {
    behind: [
      [0.5, 0.36, 0.21, 0.21],
      [0.5, 0.12, 0.09, 0.08],
    ],
    over: [[0.5, 0.21, 0.19, 0.08]],
  },
  // Curls.
  {
    behind: [
      [0.34, 0.3, 0.12, 0.13],
      [0.5, 0.2, 0.16, 0.12],
      [0.66, 0.3, 0.12, 0.13],
      [0.3, 0.42, 0.1, 0.12],
      [0.7, 0.42, 0.1, 0.12],
    ],
    over: [
      [0.42, 0.22, 0.1, 0.07],
      [0.57, 0.22, 0.1, 0.07],
    ],
  },
  // Long.
  {
    behind: [
      [0.5, 0.36, 0.22, 0.22],
      [0.33, 0.6, 0.09, 0.26],
      [0.67, 0.6, 0.09, 0.26],
    ],
    over: [[0.43, 0.22, 0.17, 0.1]],
  },
  // None.
  { behind: [], over: [] },
]

export const portraitCount = 30

const pick = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}

/** For smooth edges, each pixel is the mean of this number of points, squared. */
const SAMPLES = 2

/** Draws head and shoulders without a face, as a PNG. */
export const drawPortrait = (number: number): Buffer => {
  const skin = pick(skins, number * 2)
  const colour = pick(hairColours, number + Math.floor(number / 5))
  const hair = pick(hairstyles, number + Math.floor(number / 6))
  const cloth = pick(clothes, number * 5 + 1)
  const wall = pick(walls, number)
  const shade: Colour = [skin[0] * 0.9, skin[1] * 0.9, skin[2] * 0.9]

  const colourAt = (x: number, y: number): Colour => {
    const inside = (ellipse: Ellipse) => isInside(x, y, ellipse)
    const isHead = inside([0.5, 0.4, 0.165, 0.2])
    const isBehind = hair.behind.some(inside)
    if ((isHead || isBehind) && hair.over.some(inside)) return colour
    if (isHead) return skin
    if (isBehind) return colour
    if (Math.abs(x - 0.5) < 0.075 && y > 0.5 && y < 0.72) return shade
    return inside([0.5, 1.02, 0.38, 0.33]) ? cloth : wall
  }
  return drawPng(SIZE, SIZE, (column, line) => {
    const points = Array.from({ length: SAMPLES * SAMPLES }, (_, at) =>
      colourAt(
        (column + ((at % SAMPLES) + 0.5) / SAMPLES) / SIZE,
        (line + (Math.floor(at / SAMPLES) + 0.5) / SAMPLES) / SIZE,
      ),
    )
    const mean = (part: 0 | 1 | 2) =>
      Math.round(points.reduce((sum, point) => sum + point[part], 0) / points.length)
    return [mean(0), mean(1), mean(2)]
  })
}
