// Specification: 2.21, 5

import { describe, expect, it } from 'vitest'
import { IMAGE_MEGABYTES, IMAGE_RULES } from '../domain/images/images'
import { fileProblem, needsConversion } from './fileRules'

const file = (change: Partial<Record<'name' | 'type', string>> & { size?: number } = {}) => ({
  name: 'crest.png',
  type: 'image/png',
  size: 1,
  ...change,
})

describe('size of a file', () => {
  it.each([
    [5, 5 * 1024 * 1024, undefined],
    [5, 5 * 1024 * 1024 + 1, 'File size must be less than 5MB'],
    [undefined, 10 * 1024 * 1024, undefined],
    [undefined, 10 * 1024 * 1024 + 1, 'File size must be less than 10MB'],
    [0.5, 512 * 1024 + 1, 'File size must be less than 0.5MB'],
    [5, 0, 'This file is empty'],
  ])('at most %s MB: %i bytes', (maxMegabytes, size, problem) => {
    expect(fileProblem(file({ size }), { maxMegabytes })).toBe(problem)
  })

  it('is checked before the type', () => {
    const rules = { accept: ['image/*'], maxMegabytes: IMAGE_MEGABYTES }
    expect(fileProblem(file({ type: 'text/plain', size: 6 * 1024 * 1024 }), rules)).toBe(
      'File size must be less than 5MB',
    )
  })
})

describe('type of a file', () => {
  it.each([
    ['wildcard', ['image/*'], {}],
    ['wildcard in capitals', ['IMAGE/*'], { type: 'Image/PNG' }],
    ['exact MIME type', ['application/pdf', 'image/png'], {}],
    ['MIME type with a parameter', ['text/plain'], { type: 'text/plain;charset=utf-8' }],
    ['extension', ['.png'], { type: '' }],
    ['extension in capitals', ['.PNG'], { name: 'CREST.png', type: '' }],
    ['long extension', ['.tar.gz'], { name: 'all.tar.gz', type: '' }],
    ['blanks around a rule', [' image/png '], {}],
    ['everything', ['*/*'], { type: '' }],
    ['no rule', [], { type: '' }],
  ])('is allowed by %s', (_by, accept, change) => {
    expect(fileProblem(file(change), { accept })).toBeUndefined()
  })

  it.each([
    [['image/*'], { type: 'imageish/png' }],
    [['image/*'], { type: '' }],
    [['image/png'], { type: 'image/png2' }],
    [['.png'], { name: 'crest.png.exe' }],
    [['.png'], { name: 'png' }],
    [[''], { type: '' }],
  ])('is refused by %j: %j', (accept, change) => {
    expect(fileProblem(file(change), { accept })).toBe(
      `File type not supported. Accepted types: ${accept.join(', ')}`,
    )
  })

  it('names all accepted types', () => {
    expect(fileProblem(file({ type: 'text/css' }), { accept: ['image/*', '.pdf'] })).toBe(
      'File type not supported. Accepted types: image/*, .pdf',
    )
  })

  it('names them in words for people', () => {
    expect(fileProblem(file({ name: 'tier.bmp', type: 'image/bmp' }), IMAGE_RULES)).toBe(
      'File type not supported. Accepted types: PNG, JPEG, WebP, GIF',
    )
  })
})

describe("a tier's image", () => {
  it.each([
    ['crest.png', 'image/png', false],
    ['crest.jpg', 'image/jpeg', false],
    ['IMG_1.HEIC', 'image/heic', true],
    // As in a browser that does not know the type.
    ['IMG_1.HEIC', '', true],
    ['IMG_1.avif', 'image/avif', true],
    ['crest.svg', 'image/svg+xml', false],
  ])('%s (%s) has to be converted: %s', (name, type, expected) => {
    expect(needsConversion({ name, type }, IMAGE_RULES)).toBe(expected)
  })

  it('is not converted where its type is both accepted and converted', () => {
    const rules = { accept: ['image/*'], converts: ['image/png'] }
    expect(needsConversion(file(), rules)).toBe(false)
  })

  it.each([
    ['crest.gif', 'image/gif', true],
    ['IMG_1.heif', '', true],
    ['crest.svg', 'image/svg+xml', false],
    ['crest.bmp', 'image/bmp', false],
  ])('%s (%s) is taken: %s', (name, type, expected) => {
    expect(fileProblem(file({ name, type }), IMAGE_RULES) === undefined).toBe(expected)
  })
})
