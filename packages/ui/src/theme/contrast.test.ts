import { describe, expect, it } from 'vitest'
import { brands } from '../storybook/brands'
import { contrast } from './contrast'
import { pairs } from './pairs'

describe('contrast', () => {
  it('gives 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#0c6149', '#0c6149')).toBeCloseTo(1)
  })
})

const themes = Object.entries(brands).flatMap(([brand, { light, dark }]) => [
  { name: `${brand}, light`, color: light.color },
  { name: `${brand}, dark`, color: dark.color },
])

describe.each(themes)('$name keeps the minimum contrast of', ({ color }) => {
  it.each(pairs)('$name', ({ foreground, background, minimum }) => {
    expect(contrast(foreground(color), background(color))).toBeGreaterThanOrEqual(minimum)
  })
})
