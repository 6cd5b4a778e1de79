import { describe, expect, it } from 'vitest'
import { gapOf } from './pdfWarnings'

describe('gapOf', () => {
  it.each([
    'Warning: TT: undefined function: 32',
    'Warning: Badly formatted number: minus sign in the middle',
    'Warning: Unimplemented annotation type "Movie", falling back to base annotation.',
    'Warning: Empty "FlateDecode" stream.',
  ])('ignores %s', (warning) => {
    expect(gapOf(warning)).toBeUndefined()
  })

  it('names an image that is too large', () => {
    expect(gapOf('Warning: Image exceeded maximum allowed size and was removed.')).toBe(
      'tooManyPixels',
    )
  })

  it.each([
    'Warning: Filter "FutureDecode" is not supported.',
    'Warning: Unable to decode image "img_p0_1": "Error".',
    'Warning: A sentence of a later version.',
  ])('takes %s for a missing part', (warning) => {
    expect(gapOf(warning)).toBe('part')
  })
})
