import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { dark } from './dark'
import { light } from './light'
import { pairs } from './pairs'

describe('contrast', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#0c6149', '#0c6149')).toBeCloseTo(1)
  })
})

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme keeps the contrast floor of', (_name, theme) => {
  it.each(pairs)('$name', ({ foreground, background, floor }) => {
    expect(contrast(foreground(theme.color), background(theme.color))).toBeGreaterThanOrEqual(floor)
  })
})
