// Specification: 2.21

import { describe, expect, it } from 'vitest'
import { stripMetadata } from '../../src/files/stripMetadata.ts'
import { gifOf, jpegOf, pngOf, webpOf } from '../images.ts'

const secret = '38.7072 N'

/** An Exif block with an orientation and a text, in one byte order or the other. */
const exif = (orientation: number, order: 'II' | 'MM') => {
  const tiff = Buffer.alloc(38)
  const write16 = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at)
  const write32 = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at)
  tiff.write(order, 'latin1')
  write16(42, 2)
  write32(8, 4)
  write16(2, 8)
  write16(0x010e, 10)
  write16(2, 12)
  write32(secret.length, 14)
  write16(0x0112, 22)
  write16(3, 24)
  write32(1, 26)
  write16(orientation, 30)
  return Buffer.concat([tiff, Buffer.from(secret)])
}

const marked = (body: Buffer) => Buffer.concat([Buffer.from('Exif\0\0'), body])
const segment = (marker: number, body: Buffer | string) => {
  const bytes = Buffer.from(body as string)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}
const chunk = (type: string, body: Buffer | string) => {
  const bytes = Buffer.from(body as string)
  const head = Buffer.alloc(4)
  head.writeUInt32BE(bytes.length)
  return Buffer.concat([head, Buffer.from(type), bytes, Buffer.alloc(4)])
}
const riff = (...chunks: [type: string, body: Buffer | string][]) => {
  const parts = chunks.map(([type, body]) => {
    const bytes = Buffer.from(body as string)
    const head = Buffer.alloc(4)
    head.writeUInt32LE(bytes.length)
    return Buffer.concat([Buffer.from(type), head, bytes, Buffer.alloc(bytes.length % 2)])
  })
  const data = Buffer.concat([Buffer.from('WEBP'), ...parts])
  const head = Buffer.from('RIFF\0\0\0\0')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data])
}

const soi = Buffer.from('ffd8', 'hex')
const frame = segment(0xc0, Buffer.from('08000200020301220002110103110100', 'hex'))
// Compressed data with an escaped FF, a restart, and another scan.
const scan = Buffer.concat([
  segment(0xda, Buffer.from('0301000211031100003f00', 'hex')),
  Buffer.from('12ff0034ffd05678', 'hex'),
])
const eoi = Buffer.from('ffd9', 'hex')
const icc = segment(0xe2, 'ICC_PROFILE\0\x01\x01profile')

describe('removes the metadata of an image, but no data for drawing it', () => {
  it('JPEG', () => {
    const kept = [icc, segment(0xee, 'Adobe\0d\0\0\0\0\x01'), frame, scan, scan, eoi]
    const photo = Buffer.concat([
      soi,
      segment(0xe1, marked(exif(1, 'II'))),
      segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
      segment(0xed, `Photoshop ${secret}`),
      segment(0xfe, secret),
      ...kept,
      // A second image after the first one, as phones append it.
      Buffer.from(secret),
    ])
    expect(stripMetadata('image/jpeg', photo)).toEqual(Buffer.concat([soi, ...kept]))
  })

  it.each(['II', 'MM'] as const)('JPEG, with the same orientation (%s)', (order) => {
    const photo = Buffer.concat([soi, segment(0xe1, marked(exif(6, order))), frame, scan, eoi])
    const stripped = stripMetadata('image/jpeg', photo)
    expect(stripped.includes(secret)).toBe(false)
    const again = stripMetadata('image/jpeg', stripped)
    expect(again).toEqual(stripped)
    // The tag 0x0112 with one short value: 6.
    expect(stripped.toString('hex')).toContain('011200030000000100060000')
    expect(stripped.subarray(-2 - scan.length - frame.length)).toEqual(
      Buffer.concat([frame, scan, eoi]),
    )
  })

  it('PNG', () => {
    const head = pngOf(1, 1)
    const kept = [chunk('iCCP', 'p'), chunk('IDAT', 'pixels'), chunk('IEND', '')]
    const [profile, ...rest] = kept
    const photo = Buffer.concat([
      head,
      profile ?? head,
      chunk('tEXt', secret),
      chunk('zTXt', secret),
      chunk('iTXt', secret),
      chunk('tIME', secret),
      chunk('caBX', secret),
      chunk('eXIf', exif(1, 'MM')),
      ...rest,
      Buffer.from(secret),
    ])
    expect(stripMetadata('image/png', photo)).toEqual(Buffer.concat([head, ...kept]))
    const turned = Buffer.concat([head, chunk('eXIf', exif(8, 'II')), ...kept])
    const stripped = stripMetadata('image/png', turned)
    expect(stripped.includes(secret)).toBe(false)
    expect(stripped.toString('hex')).toContain('011200030000000100080000')
  })

  it('WebP', () => {
    const features = (flags: number) => Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    const photo = Buffer.concat([
      riff(
        ['VP8X', features(0x2c)],
        ['ICCP', 'odd'],
        ['VP8 ', 'pixels'],
        ['EXIF', exif(1, 'II')],
        ['XMP ', secret],
        ['C2PA', secret],
      ),
      Buffer.from(secret),
    ])
    expect(stripMetadata('image/webp', photo)).toEqual(
      riff(['VP8X', features(0x20)], ['ICCP', 'odd'], ['VP8 ', 'pixels']),
    )
    const turned = riff(['VP8X', features(0x0c)], ['VP8 ', 'pixels'], ['EXIF', exif(3, 'II')])
    const stripped = stripMetadata('image/webp', turned)
    expect(stripped.includes(secret)).toBe(false)
    expect(stripped[20]).toBe(0x08)
    expect(stripped.toString('hex')).toContain('011200030000000100030000')
  })

  it('GIF', () => {
    const head = gifOf(1, 1)
    const blocks = (text: string) =>
      Buffer.concat([Buffer.from([text.length]), Buffer.from(text), Buffer.from([0])])
    const loop = Buffer.concat([
      Buffer.from([0x21, 0xff]),
      Buffer.from([11]),
      Buffer.from('NETSCAPE2.0'),
      blocks('\x01\0\0'),
    ])
    const pixels = Buffer.concat([Buffer.from('2c00000000010001000002', 'hex'), blocks('DA')])
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), blocks(secret)])
    const xmp = Buffer.concat([
      Buffer.from([0x21, 0xff, 11]),
      Buffer.from('XMP DataXMP'),
      blocks(secret),
    ])
    const end = Buffer.from([0x3b])
    const photo = Buffer.concat([head, loop, comment, pixels, xmp, end, Buffer.from(secret)])
    expect(stripMetadata('image/gif', photo)).toEqual(Buffer.concat([head, loop, pixels, end]))
  })

  it.each([
    ['image/jpeg', jpegOf(3, 2)],
    ['image/png', pngOf(3, 2)],
    ['image/webp', webpOf(3, 2)],
    ['image/gif', gifOf(3, 2)],
  ])('ends for a %s that is cut off at any place', (type, image) => {
    for (let length = 14; length <= image.length; length += 1) {
      expect(stripMetadata(type, image.subarray(0, length)).length).toBeLessThanOrEqual(length + 40)
    }
  })
})
