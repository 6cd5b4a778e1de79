import { basename } from 'node:path'
import { brands } from '@hearth/ui/storybook/brands'
import { defineConfig, parse } from '@terrazzo/parser'
import { describe, expect, it } from 'vitest'
import { designTokens } from './designTokens'

const folder = new URL('file:///tokens/')
const files = designTokens(brands)

function contentOf(name: string): string {
  const content = files.get(name)
  if (content === undefined) throw new Error(`There is no file ${name}`)
  return content
}

const recommended = defineConfig({}, { cwd: folder })
/** All that the parser checks by itself, but names are those of the theme. */
const config: typeof recommended = {
  ...recommended,
  lint: {
    ...recommended.lint,
    rules: { ...recommended.lint.rules, 'core/consistent-naming': ['off', {}] },
  },
}

/** Reads files as a design tool would: an error of the format is thrown. */
const read = (name: string) =>
  parse([{ filename: new URL(name, folder), src: contentOf(name) }], {
    config,
    req: async (url) => contentOf(basename(url.pathname)),
  })

describe('the design tokens', () => {
  const all = Object.entries(brands).flatMap(([brand, { light, dark }]) => [
    { brand, name: 'light', theme: light },
    { brand, name: 'dark', theme: dark },
  ])

  it.each(all)('$brand.$name is valid', async ({ brand, name, theme: { color, space } }) => {
    const { tokens } = await read(`${brand}.${name}.tokens.json`)
    expect(Object.keys(tokens).length).toBeGreaterThan(100)
    expect(tokens['color.accent.solid']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', hex: color.accent.solid },
    })
    expect(tokens['shadow.dialog']?.$type).toBe('shadow')
    expect(tokens['space.4']?.$value).toEqual({ value: space[4], unit: 'px' })
  })

  it.each(all)('the resolver of $brand knows $name', async ({ brand, name, theme: { color } }) => {
    const { resolver } = await read(`${brand}.resolver.json`)
    expect(resolver.apply({ theme: name })['color.surface.canvas']?.$value).toMatchObject({
      hex: color.surface.canvas,
    })
  })
})
