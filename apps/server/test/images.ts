import { crc32 } from 'node:zlib'

const signature = Buffer.from('89504e470d0a1a0a', 'hex')

/** A part of a PNG. */
export const pngChunk = (type: string, body: Uint8Array | string = ''): Buffer => {
  const data = Buffer.concat([Buffer.from(type), Buffer.from(body as string)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length - type.length)
  check.writeUInt32BE(crc32(data))
  return Buffer.concat([length, data, check])
}

/** The size of a PNG's first part, after its signature. */
const headSize = 33

/** A PNG that declares this size, but has no pixels. */
export const pngOf = (width: number, height: number): Buffer<ArrayBuffer> => {
  const head = Buffer.from('00000000000000000802000000', 'hex')
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT'), pngChunk('IEND')])
}

const decode = (text: string): Buffer<ArrayBuffer> => Buffer.from(text, 'base64')

/** An image of each accepted type, 3 pixels wide and 2 high. */
export const png = decode(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQImWNYEKQLQQxwFgBGCga7DXwgigAAAABJRU5ErkJggg==',
)
export const jpeg = decode(
  '/9j/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAB//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AJuAKjg//9k=',
)
export const webp = decode(
  'UklGRkAAAABXRUJQVlA4IDQAAABQAQCdASoDAAIAAMASJaAABDOAAP7xTa//+vR//56P//PR/q+///c4H/+zgf/7OB+6YAAA',
)
export const gif = decode('R0lGODlhAwACAIAAAExpcaBSLSH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==')

/** The same PNG with a text that makes it this long. */
export const pngOfBytes = (bytes: number): Buffer<ArrayBuffer> => {
  const text = Buffer.alloc(bytes - png.length - 12, 'a')
  text.writeUInt8(0, 1)
  return Buffer.concat([png.subarray(0, headSize), pngChunk('tEXt', text), png.subarray(headSize)])
}
