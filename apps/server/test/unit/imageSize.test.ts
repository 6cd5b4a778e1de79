// Specification: 2.19

import { describe, expect, it } from 'vitest'
import { imageSize } from '../../src/files/imageSize.ts'
import { imageProblem } from '../../src/files/images.ts'
import { gifOf, jpegOf, pngOf, webpOf } from '../images.ts'

const lossy = Buffer.from('52494646000000005745425056503820000000003001009d012a40013000', 'hex')
// 0x2f, then 14 bits of width - 1 and 14 of height - 1.
const lossless = Buffer.from('5249464600000000574542505650384c000000002f3f01180000', 'hex')

describe('the declared size of an image', () => {
  it.each([
    ['image/png', pngOf(320, 180)],
    ['image/jpeg', jpegOf(320, 180)],
    ['image/gif', gifOf(320, 180)],
    ['image/webp', webpOf(320, 180)],
  ])('is read from the first bytes of %s', (type, bytes) => {
    expect(imageSize(type, bytes)).toEqual({ width: 320, height: 180 })
  })

  it.each([
    ['lossy', lossy, { width: 320, height: 48 }],
    ['lossless', lossless, { width: 320, height: 97 }],
  ])('is read from a %s WebP', (_kind, bytes, size) => {
    expect(imageSize('image/webp', bytes)).toEqual(size)
  })

  it('is found after padding and segments of a JPEG, with any kind of frame', () => {
    const progressive = Buffer.from('ffd8ffdb0003ffffffffc2000b0800b40140', 'hex')
    expect(imageSize('image/jpeg', progressive)).toEqual({ width: 320, height: 180 })
  })

  it.each([
    ['a JPEG', 'image/png', jpegOf(1, 1)],
    ['a PNG', 'image/jpeg', pngOf(1, 1)],
    ['a GIF', 'image/webp', gifOf(1, 1)],
    ['a WebP', 'image/gif', webpOf(1, 1)],
    ['a page', 'image/png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', 'image/svg+xml', Buffer.from('<svg/>')],
    ['no height', 'image/png', pngOf(1, 0)],
    ['segments that lead nowhere', 'image/jpeg', Buffer.from('ffd8ffe10000ffe10000', 'hex')],
    ['an unknown chunk', 'image/webp', Buffer.from('RIFF\0\0\0\0WEBPJUNK')],
  ])('is undefined for %s as %s', (_what, type, bytes) => {
    expect(imageSize(type, bytes)).toBeUndefined()
  })

  it.each([
    ['image/png', pngOf(9, 9)],
    ['image/jpeg', jpegOf(9, 9)],
    ['image/gif', gifOf(9, 9)],
    ['image/webp', webpOf(9, 9)],
  ])('is undefined for %s cut off at any place', (type, bytes) => {
    const sizes = Array.from(bytes, (_, end) => imageSize(type, bytes.subarray(0, end)))
    expect(sizes[9]).toBeUndefined()
    expect(sizes.every((size) => size === undefined || size.width === 9)).toBe(true)
  })
})

describe('an image', () => {
  it('may have at most 40 megapixels', () => {
    expect(imageProblem('image/png', pngOf(8000, 5000))).toBeUndefined()
    expect(imageProblem('image/png', pngOf(40_000_001, 1))).toBe(
      'The image must have at most 40 megapixels',
    )
    expect(imageProblem('image/png', pngOf(60_000, 60_000))).toContain('40 megapixels')
  })

  it('must have the declared type', () => {
    expect(imageProblem('image/webp', pngOf(1, 1))).toBe("This file isn't a WebP image")
  })
})
