import { deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

const [width, height] = [320, 180]

/** The checksum of a chunk (W3C PNG, annex D); Node has its own only since 20.15. */
const crc32 = (bytes: Buffer): number => {
  let rest = ~0
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (0xedb88320 & -(rest & 1))
  }
  return ~rest >>> 0
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** Two hills below a sun, as a PNG (W3C, 5 and 11). */
const hills = (sky: Colour, sun: Colour, far: Colour, near: Colour): Buffer => {
  const colourAt = (x: number, y: number): Colour => {
    if (y > 138 + 14 * Math.sin(x / 34)) return near
    if (y > 112 + 26 * Math.sin(x / 58 + 2)) return far
    return Math.hypot(x - 232, y - 62) < 26 ? sun : sky
  }
  // Each line starts with the number of its filter: 0 for none.
  const lines = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (_, x) => colourAt(x, y)).flat(),
  ])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for each of three colours.
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(lines.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

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
  (_, at) => `tiers/00000000-0000-4000-8000-${String(at).padStart(12, '0')}.png`,
)

/** The image of a key; undefined for any other key. */
export const demoImage = (key: string): Buffer | undefined => {
  const palette = palettes[demoImageKeys.indexOf(key)]
  return palette && hills(...palette)
}
