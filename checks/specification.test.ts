import { describe, expect, it } from 'vitest'
import { readSpecification, sectionsNamed } from '../.storybook/specification.ts'
import { list, read } from './files'

const { sections, stories } = readSpecification(read('docs/specification.md'))

const storyFiles = new Map(
  list('packages/ui/src/*.stories.tsx').map((file) => {
    const source = read(file)
    return [/\btitle: '([^']+)'/.exec(source)?.[1] ?? file, source] as const
  }),
)

describe('a story that must show stated texts exists, under the section that states them', () => {
  it.each([...stories])('%s', (title, { section, stories: named }) => {
    const source = storyFiles.get(title) ?? ''
    const missing = Object.keys(named).filter(
      (name) => !new RegExp(`^export const ${name}\\b`, 'm').test(source),
    )
    expect(missing).toEqual([])
    if (title.startsWith('Screens/')) expect(source).toContain(`spec: '${section}'`)
  })
})

it('every screen says which section it answers, and every section of screens has stories', () => {
  const screens = [...storyFiles].filter(
    ([title]) => title.startsWith('Screens/') && title !== 'Screens/States',
  )
  expect(screens.filter(([, source]) => !/\bspec: '2\.\d+'/.test(source)).map(([t]) => t)).toEqual(
    [],
  )
  const answered = new Set([...stories.values()].map(({ section }) => section))
  const screenSections = [...sections.keys()].filter((number) => /^2\.(?!1$)\d+$/.test(number))
  expect(screenSections.filter((section) => !answered.has(section))).toEqual([])
})

const texts = [...sections].flatMap(([number, section]) =>
  section.texts.map((text) => ({ number, text })),
)

/** All texts of the panel, the design system and the server, without quotes and line breaks. */
const sources = list('packages/ui/src/*.ts*', 'apps/admin/src/*.ts*', 'apps/server/src/*.ts')
  .filter((file) => !/\.(stories|test)\.tsx?$|Fixture\.tsx?$|\/storybook\//.test(file))
  .map((file) => read(file).replaceAll("\\'", "'"))
  .join('\n')

/**
 * Parts of a text between its placeholders: a source may have any expression there. A question and
 * the sentence after it may be two texts.
 */
const fixedParts = (text: string): string[] =>
  text.split(/(?<=\?) |\{[a-z]+\}|\b1 to 10\b|\b1(?= of$)/).filter((part) => /\w{2}|--/.test(part))

it.each(texts)('$number: the product says “$text”', ({ text }) => {
  expect(fixedParts(text).filter((part) => !sources.includes(part.trim()))).toEqual([])
})

describe('references to the specification', () => {
  const files = list('*.ts', '*.tsx', '*.md', '*.yaml').filter(
    (file) => !file.includes('.gen.') && file !== 'docs/specification.md',
  )

  it('name sections that exist', () => {
    const broken = files.flatMap((file) =>
      sectionsNamed(read(file))
        .filter((number) => !sections.has(number))
        .map((number) => `${file}: specification ${number}`),
    )
    expect(broken).toEqual([])
  })
})
