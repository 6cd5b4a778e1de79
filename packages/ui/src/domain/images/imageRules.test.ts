// Specification: 5

import { describe, expect, it } from 'vitest'
import { fileProblem, needsConversion } from '../../form/fileRules'
import { imageTypes } from '../../text/limits.gen'
import { IMAGE_RULES, imageTypeOf } from './imageRules'
import { imageText } from './imageText'

describe('an image', () => {
  it.each([
    ['1000008715', 'image/jpeg', 'image/jpeg'],
    ['pic.jpg_large', 'image/jpeg', 'image/jpeg'],
    ['photo.JFIF', '', 'image/jpeg'],
    ['scan.png', 'application/octet-stream', 'image/png'],
    ['a.png', 'image/gif', 'image/gif'],
  ])('is accepted as %s of the type %j, and sent as %s', async (name, type, sent) => {
    const file = new File(['x'], name, { type })
    expect(fileProblem(file, IMAGE_RULES)).toBeUndefined()
    expect(needsConversion(file, IMAGE_RULES)).toBe(false)
    expect(await imageTypeOf(file)).toBe(sent)
  })

  it.each(Object.values(imageTypes))('of the type %s is named beside the field', (name) => {
    expect(imageText.description).toContain(name)
  })

  it.each([
    [[0xff, 0xd8, 0xff, 0xe0], 'image/jpeg'],
    [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/png'],
    [[0x47, 0x49, 0x46, 0x38, 0x39, 0x61], 'image/gif'],
    [[0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50], 'image/webp'],
    [[0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x41, 0x56, 0x45], undefined],
    [[0x25, 0x50, 0x44, 0x46], undefined],
    [[], undefined],
  ])('without a type and an extension is known by its bytes: %j', async (bytes, type) => {
    for (const given of ['', 'application/octet-stream']) {
      const file = new File([new Uint8Array(bytes)], '1000008715', { type: given })
      expect(fileProblem({ name: file.name, type: given, size: 9 }, IMAGE_RULES)).toBeUndefined()
      expect(await imageTypeOf(file)).toBe(type)
    }
  })

  it.each([
    ['1000008715', 'application/pdf'],
    ['drawing.svg', 'image/svg+xml'],
    ['notes.txt', ''],
  ])('is refused as %s of the type %j', (name, type) => {
    expect(fileProblem({ name, type, size: 1 }, IMAGE_RULES)).toMatch('File type not supported')
  })

  it.each([
    ['IMG_1.heic', ''],
    ['IMG_1.jpg', 'image/heic'],
  ])('is converted as %s of the type %j', (name, type) => {
    expect(needsConversion({ name, type }, IMAGE_RULES)).toBe(true)
  })
})
