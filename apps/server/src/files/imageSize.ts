/** Width and height in pixels. */
interface ImageSize {
  readonly width: number
  readonly height: number
}

type Reader = (bytes: Buffer) => ImageSize

/** A file that ends, or says something else, before it has said its size. */
class NoImage extends Error {}

/** PNG (W3C, 5.2 and 11.2.1): the signature, then the chunk IHDR. */
const readPng: Reader = (bytes) => {
  if (bytes.toString('hex', 0, 8) !== '89504e470d0a1a0a') throw new NoImage()
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new NoImage()
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** GIF87a and GIF89a: the logical screen, which all frames are drawn on. */
const readGif: Reader = (bytes) => {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) throw new NoImage()
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** WebP (RFC 9649, 2): a RIFF file whose first chunk is lossy, lossless, or extended. */
const readWebp: Reader = (bytes) => {
  const text = (from: number) => bytes.toString('latin1', from, from + 4)
  if (text(0) !== 'RIFF' || text(8) !== 'WEBP') throw new NoImage()
  switch (text(12)) {
    case 'VP8 ':
      // The two upper bits are a scale, which browsers leave alone (RFC 6386, 9.1).
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      throw new NoImage()
  }
}

/** Start of frame: C0 to CF but DHT, JPG and DAC, which share the range (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** JPEG (ITU T.81, B.2): segments with their length, until the one that begins the frame. */
const readJpeg: Reader = (bytes) => {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new NoImage()
  let at = 2
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new NoImage()
    const marker = bytes.readUInt8(at + 1)
    // Any number of bytes FF may stand before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
    // The length counts itself: a smaller one would lead nowhere.
    at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
}

const readers: Readonly<Record<string, Reader>> = {
  'image/png': readPng,
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
  'image/gif': readGif,
}

/**
 * The size that an image of this type says it has, read from its first bytes; undefined for what is no
 * such image. Libraries for this read two dozen formats more, each a parser of what strangers send.
 */
export const imageSize = (type: string, bytes: Buffer): ImageSize | undefined => {
  try {
    const size = readers[type]?.(bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // Buffers throw a RangeError where they end.
    if (error instanceof NoImage || error instanceof RangeError) return undefined
    throw error
  }
}
