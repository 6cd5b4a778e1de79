/** The head of a PNG that says it has this size; there is nothing behind it. */
export const pngOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const head = Buffer.alloc(33)
  head.write('89504e470d0a1a0a0000000d', 'hex')
  head.write('IHDR', 12)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** A JPEG's: a segment before the frame, as cameras write their notes. */
export const jpegOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const frame = Buffer.from('ffd8ffe100040000ffc0001108000000000301220002110103110100', 'hex')
  frame.writeUInt16BE(height, 13)
  frame.writeUInt16BE(width, 15)
  return frame
}

/** A GIF's. */
export const gifOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return head
}

/** A WebP's, of the extended kind. */
export const webpOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\0\0\0\0\0\0')
  head.writeUIntLE(width - 1, 24, 3)
  head.writeUIntLE(height - 1, 27, 3)
  return head
}

/** A small image of each type that is taken. */
export const png = pngOf(1, 1)
