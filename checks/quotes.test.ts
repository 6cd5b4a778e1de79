import { describe, expect, it } from 'vitest'
import { quotes } from '../packages/ui/src/workshop/quotes'
import { list, read } from './files'

const stories = new Map(
  list('packages/ui/src/**/*.stories.tsx').map((file) => {
    const source = read(file)
    return [/\btitle: '([^']+)'/.exec(source)?.[1] ?? file, source] as const
  }),
)

describe('what the specification quotes is looked for in stories that exist', () => {
  it.each(Object.entries(quotes))('%s', (title, { section, stories: named }) => {
    const source = stories.get(title) ?? ''
    const missing = Object.keys(named).filter(
      (name) => !new RegExp(`^export const ${name}\\b`, 'm').test(source),
    )
    expect(missing).toEqual([])
    if (title.startsWith('Screens/')) expect(source).toContain(`spec: '${section}'`)
  })
})

it('every screen says which section it answers, and every section of screens is quoted', () => {
  const screens = [...stories].filter(
    ([title]) => title.startsWith('Screens/') && title !== 'Screens/States',
  )
  expect(screens.filter(([, source]) => !/\bspec: '2\.\d+'/.test(source)).map(([t]) => t)).toEqual(
    [],
  )
  const quoted = new Set(Object.values(quotes).map(({ section }) => section))
  const sections = Array.from({ length: 20 }, (_, at) => `2.${at + 2}`)
  expect(sections.filter((section) => !quoted.has(section))).toEqual([])
})
