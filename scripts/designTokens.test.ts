import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { theme } from '@hearth/ui/theme'
import { defineConfig, parse } from '@terrazzo/parser'
import { describe, expect, it } from 'vitest'
import { designTokens, tokensFolder } from './designTokens'
import { root } from './run'

const folder = pathToFileURL(`${join(root, tokensFolder)}/`)
const names = [...designTokens(theme).keys()]
const written = (name: string) => readFileSync(new URL(name, folder), 'utf8')

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
const read = (name: string, src = written(name)) =>
  parse([{ filename: new URL(name, folder), src }], {
    config,
    req: async (url) => readFileSync(url, 'utf8'),
  })

describe('the design tokens', () => {
  it('are those of the theme: run `pnpm tokens` after a change', () => {
    expect(readdirSync(folder).sort()).toEqual([...names].sort())
    for (const [name, content] of designTokens(theme)) expect(written(name), name).toBe(content)
  })

  it.each(names.filter((name) => name.endsWith('.tokens.json')))('%s is valid', async (name) => {
    const { tokens } = await read(name)
    expect(Object.keys(tokens).length).toBeGreaterThan(100)
    const { accent } = (name.includes('dark') ? theme.dark : theme.light).color
    expect(tokens['color.accent.solid']).toMatchObject({
      $type: 'color',
      $value: { colorSpace: 'srgb', hex: accent.solid },
    })
    expect(tokens['shadow.dialog']?.$type).toBe('shadow')
    expect(tokens['space.4']?.$value).toEqual({ value: theme.light.space[4], unit: 'px' })
  })

  it('the resolver gives each theme its own values', async () => {
    const { resolver } = await read('hearth.resolver.json')
    for (const name of ['light', 'dark'] as const) {
      expect(resolver.apply({ theme: name })['color.surface.canvas']?.$value).toMatchObject({
        hex: theme[name].color.surface.canvas,
      })
    }
  })

  it('a value against the format is an error', async () => {
    const wrong = written('hearth.light.tokens.json').replace('"unit": "px"', '"unit": "furlong"')
    await expect(read('hearth.light.tokens.json', wrong)).rejects.toThrow()
  })
})
