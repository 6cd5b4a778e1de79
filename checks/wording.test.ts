import { expect, it } from 'vitest'
import { readSpecification } from '../.storybook/specification.ts'
import { list, read } from './files'

const texts = [...readSpecification(read('docs/specification.md')).sections.values()].flatMap(
  (section) => section.texts,
)

/** The English texts of the panel and of the emails. */
const files = [
  ...list('packages/ui/src/*.ts', 'apps/admin/src/*.ts').filter((file) =>
    /((Texts?|[dD]efaults|messages|pageTitles)\.ts|navigation\.tsx)$/.test(file),
  ),
  'apps/server/src/emails/email.ts',
  'apps/server/src/kernel/errors.ts',
]

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`/g

/** What people read: no names of modules and keys, and nothing of comments. */
const literalsIn = (file: string): string[] =>
  [
    ...read(file)
      .replaceAll(/\/\*.*?\*\/|^\s*\/\/.*$/gms, '')
      .matchAll(literal),
  ]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .filter((text) => /^\p{Lu}|\s/u.test(text))

/** A stated text, a part of one, or one with more around it. */
const isStated = (text: string, part: string): boolean =>
  texts.some((each) => each.includes(part) && (each.includes(text) || text.includes(each)))

it.each([
  [
    /\b(?:could|did|do|does|has|have|is|are|was|were|will|would) not\b|\bcannot\b/i,
    "a contraction like isn't",
  ],
  [/\bstewards?\b/i, 'administrator'],
  [/\bbadges?\b/i, 'citizenship'],
  [/(?<!\$\{[^}]*)\busers?\b/i, 'member'],
])('a text that the specification does not quote says for %s: %s', (word) => {
  const found = files.flatMap((file) =>
    literalsIn(file).flatMap((text) => {
      const [part] = word.exec(text) ?? []
      return part === undefined || isStated(text, part) ? [] : [`${file}  ${text}`]
    }),
  )
  expect(found).toEqual([])
})
