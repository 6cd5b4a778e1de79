import { crc32 } from 'node:zlib'

/* Photos contain the place, the time and the device. Everyone can see the images, so only the data
   for drawing them stays: pixels, colours, animation and orientation. */

type Strip = (bytes: Buffer) => readonly Buffer[]

/** The orientation of an Exif block (TIFF, tag 0x0112); 1 is upright. */
const orientationOf = (tiff: Buffer): number => {
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II'
    const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
    const read32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
    const start = read32(4)
    for (let entry = 0; entry < read16(start); entry += 1) {
      const at = start + 2 + entry * 12
      if (read16(at) === 0x0112) return read16(at + 8)
    }
  } catch {
    // The block is truncated.
  }
  return 1
}

/** An Exif block with only the orientation; undefined for an upright image. */
const exifOf = (orientation: number): Buffer | undefined => {
  if (orientation < 2 || orientation > 8) return undefined
  const tiff = Buffer.from('4d4d002a000000080001011200030000000100000000000000000000', 'hex')
  tiff.writeUInt16BE(orientation, 18)
  return tiff.subarray(0, 26)
}

const exifMark = 'Exif\0\0'

const jpegSegment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** Segments that change how a JPEG is drawn: JFIF, colour profile (ICC) and Adobe's colour model. */
const drawsJpeg = (marker: number, body: Buffer): boolean => {
  if (marker === 0xfe) return false
  if (marker < 0xe0 || marker > 0xef) return true
  const text = body.toString('latin1', 0, 12)
  return marker === 0xe0 || marker === 0xee || (marker === 0xe2 && text.startsWith('ICC_PROFILE'))
}

/** The end of a scan's compressed data: the next marker other than a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at
  }
  return bytes.length
}

/** JPEG (ITU T.81, B.1): drops Exif, XMP, other applications, comments and trailing bytes. */
const stripJpeg: Strip = (bytes) => {
  const parts = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes.readUInt8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) {
      parts.push(bytes.subarray(at, at + 2))
      return parts
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const body = bytes.subarray(at + 4, end)
    if (marker === 0xe1 && body.toString('latin1', 0, 6) === exifMark) {
      const exif = exifOf(orientationOf(body.subarray(6)))
      if (exif) parts.push(jpegSegment(0xe1, Buffer.concat([Buffer.from(exifMark), exif])))
    } else if (drawsJpeg(marker, body)) parts.push(bytes.subarray(at, end))
    at = end
    if (marker === 0xda) {
      at = endOfScan(bytes, end)
      parts.push(bytes.subarray(end, at))
    }
  }
  // The end-of-image marker alone is shorter than a segment.
  const last = bytes.subarray(-2)
  if (last.toString('hex') === 'ffd9') parts.push(last)
  return parts
}

/** The chunks without which a PNG can be drawn, but not the same: colours, transparency, animation. */
const drawingPng = [
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'mDCV',
  'cLLI',
  'bKGD',
  'pHYs',
  'acTL',
  'fcTL',
  'fdAT',
]

/** Chunks in upper case are those without which a PNG cannot be drawn (W3C, 5.4). */
const drawsPng = (type: string): boolean => /^[A-Z]/.test(type) || drawingPng.includes(type)

const pngChunk = (type: string, body: Buffer): Buffer => {
  const data = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  check.writeUInt32BE(crc32(data))
  return Buffer.concat([length, data, check])
}

/** PNG (W3C, 11.3): drops Exif, texts, other applications and trailing bytes. */
const stripPng: Strip = (bytes) => {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 8 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (drawsPng(type)) parts.push(bytes.subarray(at, end))
    if (type === 'eXIf') {
      const exif = exifOf(orientationOf(bytes.subarray(at + 8, end - 4)))
      if (exif) parts.push(pngChunk('eXIf', exif))
    }
    if (type === 'IEND') break
    at = end
  }
  return parts
}

const webpChunk = (type: string, body: Buffer): Buffer => {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

const webpFlags = { exif: 0x08, xmp: 0x04 } as const

const drawingWebp = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']

/** WebP (RFC 9649, 2.7): drops Exif, XMP, other applications and trailing bytes. */
const stripWebp: Strip = (bytes) => {
  const head = Buffer.from(bytes.subarray(0, 12))
  const fileEnd = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  const parts: Buffer[] = []
  let features: Buffer | undefined
  let exif: Buffer | undefined
  for (let at = 12; at + 8 <= fileEnd; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)))
    if (type === 'VP8X') features = chunk
    if (type === 'EXIF') {
      const body = chunk.subarray(8, 8 + size)
      const isMarked = body.toString('latin1', 0, 6) === exifMark
      exif = exifOf(orientationOf(isMarked ? body.subarray(6) : body))
    } else if (drawingWebp.includes(type)) parts.push(chunk)
    at += chunk.length
  }
  if (features && features.length > 8) {
    const flags = features.readUInt8(8) & ~(webpFlags.exif | webpFlags.xmp)
    features.writeUInt8(exif ? flags | webpFlags.exif : flags, 8)
  }
  if (exif) parts.push(webpChunk('EXIF', exif))
  head.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4)
  return [head, ...parts]
}

/** The end of a chain of sub-blocks in a GIF. */
const endOfBlocks = (bytes: Buffer, from: number): number => {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}

/** The size of a colour table, from the flags before it; 0 if there is none. */
const colourTable = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** Application extensions that change how a GIF is drawn: repetitions and colour profile. */
const drawsGif = ['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']

/** GIF89a (section 24 on): drops comments, XMP, other applications and trailing bytes. */
const stripGif: Strip = (bytes) => {
  let at = 13 + colourTable(bytes.readUInt8(10))
  const parts = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const start = at
    const kind = bytes[at]
    const label = bytes[at + 1]
    if (kind === 0x21) at = endOfBlocks(bytes, at + 2)
    else if (kind === 0x2c) at = endOfBlocks(bytes, at + 11 + colourTable(bytes[at + 9] ?? 0))
    else {
      if (kind === 0x3b) parts.push(bytes.subarray(at, at + 1))
      break
    }
    const name = bytes.toString('latin1', start + 3, start + 14)
    const isMetadata = label === 0xfe || (label === 0xff && !drawsGif.includes(name))
    if (kind !== 0x21 || !isMetadata) parts.push(bytes.subarray(start, at))
  }
  return parts
}

const strippers: Readonly<Record<string, Strip>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
}

/**
 * Removes the metadata of an image: Exif (with its position), XMP, comments, texts and trailing
 * bytes. Pixels, colour profile and orientation stay. Decoding the image would remove more, but
 * needs a large parser of untrusted data.
 * @param type the MIME type of the image
 */
export const stripMetadata = (type: string, bytes: Buffer): Buffer => {
  const strip = strippers[type]
  return strip ? Buffer.concat(strip(bytes)) : bytes
}
