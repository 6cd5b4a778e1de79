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

describe.each(Object.entries(brands))('the planes of %s in the dark', (_brand, { dark }) => {
  const { surface, border } = dark.color

  it('rise: each is lighter than the one below', () => {
    expect(contrast(surface.raised, surface.canvas)).toBeGreaterThanOrEqual(1.09)
    expect(contrast(surface.head, surface.raised)).toBeGreaterThanOrEqual(1.08)
    expect(contrast(surface.overlay, surface.canvas)).toBeGreaterThanOrEqual(1.25)
    expect(contrast(surface.hover, surface.overlay)).toBeGreaterThanOrEqual(1.1)
  })

  it('have edges: the hairline of a card shows', () => {
    expect(contrast(border.subtle, surface.raised)).toBeGreaterThanOrEqual(1.4)
  })
})

// Borders of controls and the focus ring are among the pairs (WCAG 1.4.11).
describe.each(themes)('$name keeps the minimum contrast of', ({ color }) => {
  it.each(pairs)('$name', ({ foreground, background, minimum }) => {
    expect(contrast(foreground(color), background(color))).toBeGreaterThanOrEqual(minimum)
  })
})
