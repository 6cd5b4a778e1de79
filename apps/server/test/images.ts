/** The head of a PNG that declares this size, without a body. */
export const pngOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const head = Buffer.alloc(33)
  head.write('89504e470d0a1a0a0000000d', 'hex')
  head.write('IHDR', 12)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** The head of a JPEG, with a segment before the frame, as cameras write their metadata. */
export const jpegOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const frame = Buffer.from('ffd8ffe100040000ffc0001108000000000301220002110103110100', 'hex')
  frame.writeUInt16BE(height, 13)
  frame.writeUInt16BE(width, 15)
  return frame
}

/** The head of a GIF. */
export const gifOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return head
}

/** The head of an extended WebP. */
export const webpOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const head = Buffer.from('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\0\0\0\0\0\0')
  head.writeUIntLE(width - 1, 24, 3)
  head.writeUIntLE(height - 1, 27, 3)
  return head
}

/** A small image of each accepted type. */
export const png = pngOf(1, 1)
