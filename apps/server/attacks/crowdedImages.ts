import { imageBytes } from '@hearth/api/limits.gen'
import { gif, jpeg, png, pngChunk, webp } from '../test/images.ts'

/** Images of the largest size that consist of as many parts as possible. */

/** A part repeated, with room for the image around it. */
const crowd = (part: Buffer): Buffer =>
  Buffer.alloc(Math.floor((imageBytes - 1024) / part.length) * part.length, part)

const insert = (image: Buffer, at: number, part: Buffer): Buffer =>
  Buffer.concat([image.subarray(0, at), crowd(part), image.subarray(at)])

const segment = (marker: number, text = ''): Buffer => {
  const body = Buffer.from(text, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const webpChunk = (type: string, body: Buffer): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

const riff = (...parts: Buffer[]): Buffer =>
  webpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]))

/** The first chunk of an extended WebP of 3 by 2 pixels. */
const features = (flags: number): Buffer =>
  webpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 2, 0, 0, 1, 0, 0]))

/** The pixels of the small WebP, without its RIFF head. */
const pixels = webp.subarray(12)

/** The smallest frames, of one pixel. */
const webpFrame = webpChunk(
  'ANMF',
  Buffer.concat([
    Buffer.alloc(16),
    Buffer.from('5650384c110000002f000000000750a982b6a5ff8188e87f0000', 'hex'),
  ]),
)
const gifFrame = Buffer.from('2c0000000001000100000202440100', 'hex')

const gifHead = 19
const pngHead = 33

/** Each takes a decoder about a minute. */
export const endlessImages: Readonly<Record<string, Buffer>> = {
  'image/webp': riff(features(0x02), webpChunk('ANIM', Buffer.alloc(6)), crowd(webpFrame)),
  'image/gif': insert(gif, gifHead, gifFrame),
}

export const crowdedImages: readonly (readonly [what: string, type: string, bytes: Buffer])[] = [
  ['texts of a PNG', 'image/png', insert(png, pngHead, pngChunk('tEXt', 'a\0b'))],
  ['Exif chunks of a PNG', 'image/png', insert(png, pngHead, pngChunk('eXIf', 'MM\0*'))],
  ['unknown chunks of a PNG', 'image/png', insert(png, pngHead, pngChunk('abCd'))],
  ['Exif segments of a JPEG', 'image/jpeg', insert(jpeg, 2, segment(0xe1, 'Exif\0\0MM\0*'))],
  ['comments of a JPEG', 'image/jpeg', insert(jpeg, 2, segment(0xfe))],
  ['fill bytes of a JPEG', 'image/jpeg', insert(jpeg, 2, Buffer.from([0xff]))],
  ['empty scans of a JPEG', 'image/jpeg', insert(jpeg, jpeg.length - 2, segment(0xda))],
  [
    'scans of a JPEG',
    'image/jpeg',
    insert(jpeg, jpeg.length - 2, segment(0xda, '\x01\x01\0\x01\x3f\x01')),
  ],
  [
    'Exif chunks of a WebP',
    'image/webp',
    riff(features(0x08), pixels, crowd(webpChunk('EXIF', Buffer.from('MM\0*')))),
  ],
  [
    'unknown chunks of a WebP',
    'image/webp',
    riff(features(0), pixels, crowd(webpChunk('ABCD', Buffer.alloc(0)))),
  ],
  ['comments of a GIF', 'image/gif', insert(gif, gifHead, Buffer.from([0x21, 0xfe, 0]))],
  [
    'parts of a comment of a GIF',
    'image/gif',
    Buffer.concat([
      gif.subarray(0, gifHead),
      Buffer.from([0x21, 0xfe]),
      crowd(Buffer.from([1, 97])),
      Buffer.from([0]),
      gif.subarray(gifHead),
    ]),
  ],
]
