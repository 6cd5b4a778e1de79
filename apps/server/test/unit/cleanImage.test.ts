// Specification: 2.19, 2.21

import sharp, { type Metadata, type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { endlessImages } from '../../attacks/crowdedImages.ts'
import { cleanImage } from '../../src/files/cleanImage.ts'
import { gif, jpeg, png, pngChunk, pngOf, webp } from '../images.ts'

const secret = '38.7072 N'

const clean = async (type: string, bytes: Buffer): Promise<Buffer> => {
  const cleaned = await cleanImage(`image/${type}`, bytes)
  if ('problem' in cleaned) throw new Error(cleaned.problem)
  return cleaned.image
}
const problemOf = async (type: string, bytes: Buffer) => {
  const cleaned = await cleanImage(`image/${type}`, bytes)
  return 'problem' in cleaned ? cleaned.problem : undefined
}
const read = (bytes: Buffer): Promise<Metadata> => sharp(bytes, { animated: true }).metadata()
const pixelsOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { animated: true }).toColourspace('srgb').raw().toBuffer()

const background = { r: 160, g: 82, b: 45 }
const plain = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })
/** A photo that lies on its side, as a phone takes it. */
const photoOf = (type: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  plain(32, 16)
    .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitudeRef: secret } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .toFormat(type)
    .toBuffer()

/** A segment of a JPEG. */
const segment = (marker: number, text: string): Buffer => {
  const body = Buffer.from(text, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}
const noise = Buffer.from(Array.from({ length: 32 * 32 * 3 }, (_, at) => (at * 7919) % 251))
const noisy = (): Sharp => sharp(noise, { raw: { width: 32, height: 32, channels: 3 } })

describe('cleaning an image', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'removes the metadata of a %s, and turns it upright',
    async (type) => {
      const photo = await photoOf(type)
      expect(photo.includes(secret)).toBe(true)
      const cleaned = await clean(type, photo)
      expect(cleaned.includes(secret)).toBe(false)
      expect(await read(cleaned)).toMatchObject({ format: type, width: 16, height: 32 })
      for (const name of ['exif', 'xmp', 'icc', 'iptc', 'orientation', 'comments'] as const) {
        expect((await read(cleaned))[name]).toBeUndefined()
      }
    },
  )

  it.each([
    // The thumbnail of what was cropped, and the owner's name of an old camera.
    ['JFXX', 'jpeg', jpeg, 2, segment(0xe0, `JFXX\0\x13${secret}`)],
    ['CIFF', 'jpeg', jpeg, 2, segment(0xe0, `II\x1a\0\0\0HEAPJPGM${secret}`)],
    ['a comment', 'jpeg', jpeg, 2, segment(0xfe, secret)],
    ['another application', 'jpeg', jpeg, 2, segment(0xec, `Ducky${secret}`)],
    ['a text', 'png', png, 33, pngChunk('tEXt', `Comment\0${secret}`)],
    ['credentials', 'png', png, 33, pngChunk('caBX', secret)],
    ['a comment', 'gif', gif, 19, Buffer.from(`\x21\xfe\x09${secret}\0`, 'latin1')],
  ])('removes %s and trailing bytes of a %s', async (_what, type, image, at, part) => {
    const photo = Buffer.concat([image.subarray(0, at), part, image.subarray(at)])
    expect(photo.includes(secret)).toBe(true)
    const cleaned = await clean(type, Buffer.concat([photo, Buffer.from(secret)]))
    expect(cleaned.includes(secret)).toBe(false)
    expect(await read(cleaned)).toMatchObject({ width: 3, height: 2 })
  })

  it.each([
    ['png', png],
    ['gif', gif],
  ])('keeps the pixels of a %s', async (type, image) => {
    expect(await pixelsOf(await clean(type, image))).toEqual(await pixelsOf(image))
  })

  it('keeps the palette of a PNG', async () => {
    const image = await noisy().png({ palette: true, colours: 64 }).toBuffer()
    const cleaned = await clean('png', image)
    expect((await read(cleaned)).isPalette).toBe(true)
    expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(image))
  })

  it('loses nothing of a lossless WebP', async () => {
    const image = await noisy().webp({ lossless: true }).toBuffer()
    expect(await pixelsOf(await clean('webp', image))).toEqual(await pixelsOf(image))
  })

  it.each(['jpeg', 'png', 'webp'] as const)(
    'converts a %s with a profile to the same colours in sRGB',
    async (type) => {
      const wide = await plain(8, 8).withIccProfile('p3').toFormat(type).toBuffer()
      expect((await read(wide)).icc).toBeDefined()
      const [r = 0, g = 0, b = 0] = await pixelsOf(await clean(type, wide))
      expect(Math.abs(r - background.r)).toBeLessThan(6)
      expect(Math.abs(g - background.g)).toBeLessThan(6)
      expect(Math.abs(b - background.b)).toBeLessThan(6)
    },
  )

  it('converts a CMYK photo to sRGB', async () => {
    const printed = await plain(8, 8).toColourspace('cmyk').keepIccProfile().jpeg().toBuffer()
    expect((await read(printed)).space).toBe('cmyk')
    const cleaned = await clean('jpeg', printed)
    expect((await read(cleaned)).space).toBe('srgb')
    const [r = 0, g = 0, b = 0] = await pixelsOf(cleaned)
    expect(r > g && g > b).toBe(true)
  })

  it.each(['gif', 'webp'] as const)(
    'keeps the frames, delays and repetitions of an animated %s',
    async (type) => {
      const frames = [0, 90, 180].map((shade) => Buffer.alloc(16 * 16 * 3, shade))
      const raw = { width: 16, height: 48, channels: 3, pageHeight: 16 } as const
      const animation = await sharp(Buffer.concat(frames), { raw })
        .toFormat(type, { loop: 3, delay: [100, 200, 300] })
        .toBuffer()
      expect(await read(await clean(type, animation))).toMatchObject({
        pages: 3,
        pageHeight: 16,
        loop: 3,
        delay: [100, 200, 300],
      })
    },
  )
})

describe('refuses', () => {
  it.each([
    ['a JPEG as PNG', 'png', jpeg, 'PNG'],
    ['a PNG as JPEG', 'jpeg', png, 'JPEG'],
    ['a GIF as WebP', 'webp', gif, 'WebP'],
    ['a WebP as GIF', 'gif', webp, 'GIF'],
    ['a page', 'png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'PNG'],
    ['a drawing', 'png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'PNG'],
    ['an empty file', 'png', Buffer.alloc(0), 'PNG'],
    ['a GIF of 10 bytes', 'gif', gif.subarray(0, 10), 'GIF'],
    ['a PNG without pixels', 'png', pngOf(2, 2), 'PNG'],
  ])('%s', async (_what, type, bytes, name) => {
    expect(await problemOf(type, bytes)).toBe(`This file isn't a ${name} image`)
  })

  it.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['gif', gif],
  ])('a %s that is cut off', async (type, image) => {
    for (const share of [0.3, 0.6]) {
      const bytes = image.subarray(0, Math.floor(image.length * share))
      expect(await problemOf(type, bytes)).toMatch(/^This file isn't a \w+ image$/)
    }
  })

  it('an image that takes too long, and ends its process', async () => {
    const endless = endlessImages['image/webp'] ?? png
    expect(await cleanImage('image/webp', endless, 500)).toEqual({
      problem: 'This image is too complex. Please save it in a simpler form.',
    })
  })

  it('an image of more than 40 megapixels [ASVS 5.2.3]', async () => {
    const words = 'The image must have at most 40 megapixels'
    expect(await problemOf('png', pngOf(40_000_001, 1))).toBe(words)
    expect(await problemOf('png', pngOf(60_000, 60_000))).toBe(words)
    expect(await problemOf('png', await plain(8000, 5001).png().toBuffer())).toBe(words)
    const allowed = await plain(8000, 5000).jpeg({ quality: 1 }).toBuffer()
    expect(await problemOf('jpeg', allowed)).toBeUndefined()
  })

  it('an animation of more than 40 megapixels in all frames', async () => {
    const raw = { width: 2001, height: 20_000, channels: 3, pageHeight: 1000 } as const
    const frames = Buffer.alloc(raw.width * raw.height * raw.channels)
    for (let at = 0; at < 20; at += 1) frames.fill(at * 12, at * 6_003_000, (at + 1) * 6_003_000)
    const animation = await sharp(frames, { raw }).webp({ effort: 0 }).toBuffer()
    expect((await read(animation)).pages).toBe(20)
    expect(await problemOf('webp', animation)).toBe('The image must have at most 40 megapixels')
  })
})
