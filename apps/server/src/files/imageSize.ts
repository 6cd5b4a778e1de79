/** Width and height in pixels. */
interface ImageSize {
  readonly width: number
  readonly height: number
}

type Reader = (bytes: Buffer) => ImageSize

/** The file has another format, or ends before its size is declared. */
class NotAnImage extends Error {}

/** PNG (W3C, 5.2 and 11.2.1): the signature, then the chunk IHDR. */
const readPng: Reader = (bytes) => {
  if (bytes.toString('hex', 0, 8) !== '89504e470d0a1a0a') throw new NotAnImage()
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') throw new NotAnImage()
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

/** GIF87a and GIF89a: the size of the logical screen, which contains all frames. */
const readGif: Reader = (bytes) => {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) throw new NotAnImage()
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
}

/** WebP (RFC 9649, 2): a RIFF file with a lossy, lossless or extended first chunk. */
const readWebp: Reader = (bytes) => {
  const text = (from: number) => bytes.toString('latin1', from, from + 4)
  if (text(0) !== 'RIFF' || text(8) !== 'WEBP') throw new NotAnImage()
  switch (text(12)) {
    case 'VP8 ':
      // The two upper bits are a scale, and browsers ignore it (RFC 6386, 9.1).
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default:
      throw new NotAnImage()
  }
}

/**
 * Start of frame: C0 to CF without DHT, JPG and DAC, which share the range (ITU T.81, table B.1).
 */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** JPEG (ITU T.81, B.2): segments with their length, up to the one that starts the frame. */
const readJpeg: Reader = (bytes) => {
  if (bytes.readUInt16BE(0) !== 0xffd8) throw new NotAnImage()
  let at = 2
  for (;;) {
    if (bytes.readUInt8(at) !== 0xff) throw new NotAnImage()
    const marker = bytes.readUInt8(at + 1)
    // Any number of FF bytes may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    }
    // The length includes its own two bytes. A smaller value would never advance.
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
 * The size that an image declares in its first bytes; undefined if it is not an image of this type.
 * Libraries would read two dozen more formats, each with a parser of untrusted data.
 */
export const imageSize = (type: string, bytes: Buffer): ImageSize | undefined => {
  try {
    const size = readers[type]?.(bytes)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // Buffers throw a RangeError when read past their end.
    if (error instanceof NotAnImage || error instanceof RangeError) return undefined
    throw error
  }
}
