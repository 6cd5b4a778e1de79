// Specification: 5

import { describe, expect, it } from 'vitest'
import { fileProblem, needsConversion } from '../../form/fileRules'
import { IMAGE_RULES, imageTypeOf } from './imageRules'

describe('an image', () => {
  it.each([
    ['1000008715', 'image/jpeg', 'image/jpeg'],
    ['pic.jpg_large', 'image/jpeg', 'image/jpeg'],
    ['photo.JFIF', '', 'image/jpeg'],
    ['scan.png', 'application/octet-stream', 'image/png'],
    ['a.png', 'image/gif', 'image/gif'],
  ])('is accepted as %s of the type %j, and sent as %s', (name, type, sent) => {
    expect(fileProblem({ name, type, size: 1 }, IMAGE_RULES)).toBeUndefined()
    expect(needsConversion({ name, type }, IMAGE_RULES)).toBe(false)
    expect(imageTypeOf({ name, type })).toBe(sent)
  })

  it.each([
    ['1000008715', ''],
    ['drawing.svg', 'image/svg+xml'],
    ['png', ''],
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
