import { type Colour, drawPng } from './png.ts'

/** Two hills below a sun. */
const drawHills = (sky: Colour, sun: Colour, far: Colour, near: Colour): Buffer =>
  drawPng(320, 180, (x, y) => {
    if (y > 138 + 14 * Math.sin(x / 34)) return near
    if (y > 112 + 26 * Math.sin(x / 58 + 2)) return far
    return Math.hypot(x - 232, y - 62) < 26 ? sun : sky
  })

const palettes: readonly (readonly [sky: Colour, sun: Colour, far: Colour, near: Colour])[] = [
  [
    [240, 247, 236],
    [222, 168, 60],
    [126, 176, 130],
    [44, 98, 66],
  ],
  [
    [252, 236, 220],
    [226, 102, 58],
    [196, 140, 110],
    [110, 62, 52],
  ],
  [
    [226, 236, 246],
    [250, 246, 226],
    [136, 164, 190],
    [52, 82, 112],
  ],
]

/** Keys of the images of invented announcements. */
export const demoImageKeys = palettes.map(
  (_, at) => `images/00000000-0000-4000-8000-${String(at).padStart(12, '0')}.png`,
)

/** The image of a key; undefined for any other key. */
export const demoImage = (key: string): Buffer | undefined => {
  const palette = palettes[demoImageKeys.indexOf(key)]
  return palette && drawHills(...palette)
}
