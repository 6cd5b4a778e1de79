import { describe, expect, it } from 'vitest'
import { theme } from './theme'
import { themeCss } from './themeCss'
import { vars } from './vars.css'

const leaves = (branch: object): string[] =>
  Object.values(branch).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)))

describe('themeCss', () => {
  it('sets every variable of the contract, light and dark', () => {
    const css = themeCss(theme, 'harbour')
    const names = leaves(vars).map((use) => use.slice('var('.length, -1))
    expect(names.length).toBeGreaterThan(100)
    for (const name of names) expect(css.split(`${name}:`).length, name).toBeGreaterThanOrEqual(4)
    expect(css).toContain(`--hearth-color-surface-canvas:${theme.dark.color.surface.canvas}`)
  })

  it('limits a brand to the elements that carry its name', () => {
    const selectors = themeCss(theme, 'harbour').match(/[^{}\n]+(?=\{(?:color-scheme|--))/g) ?? []
    expect(selectors).toHaveLength(5)
    for (const selector of selectors) expect(selector).toContain('[data-brand="harbour"]')
  })
})
