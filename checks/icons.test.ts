// Specification: 2.14, 2.15, 2.18

import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { iconMeanings } from '../packages/ui/src/storybook/foundations/iconMeanings'
import { list, read } from './files'
import { isNode, type Node, nameOf, within } from './syntax'

/** An icon and the word beside it: the key of a text, or a literal. */
interface Labelled {
  icon: string
  word: string
}

/** The words of a label: `text.delete` in any expression, and literals. */
function wordsOf(node: Node): string[] {
  if (node.type === 'MemberExpression') {
    const root = JSON.stringify(node.object)
    return /"name":"(text|defaults|\w*Text|pageTitles)"/.test(root) ? [nameOf(node.property)] : []
  }
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value.trim()] : []
  if (node.type === 'JSXText') return [String(node.value).trim()]
  return within(node).flatMap(wordsOf)
}

/** Lucide icons that a file imports, by their local names. */
function importedIcons(body: Node[]): Map<string, string> {
  const from = body.filter(
    (each) => each.type === 'ImportDeclaration' && nameOf(each.source) === 'lucide-react',
  )
  return new Map(
    from
      .flatMap(({ specifiers }) => specifiers as Node[])
      .filter(({ importKind }) => importKind !== 'type')
      .map(({ imported, local }) => [nameOf(local), nameOf(imported)]),
  )
}

/** Everything with an icon and a label: an object, or an element and its content. */
function labelled(node: Node, icons: ReadonlyMap<string, string>): Labelled[] {
  const inside = within(node).flatMap((each) => labelled(each, icons))
  const isElement = node.type === 'JSXElement'
  if (!isElement && node.type !== 'ObjectExpression') return inside
  const listed = isElement ? (node.openingElement as Node).attributes : node.properties
  const parts = (listed as Node[]).map((part) => ({
    key: nameOf(isElement ? part.name : part.key),
    value: part.value,
  }))
  const icon = parts.find(({ key }) => key === 'icon')?.value
  if (!isNode(icon)) return inside
  const label = parts.find(({ key }) => key === 'label' || key === 'name')?.value
  const said = isNode(label) ? [label] : isElement ? (node.children as Node[]) : []
  const words = said.flatMap(wordsOf).filter((word) => word !== '')
  return [
    ...inside,
    ...namesIn(icon)
      .flatMap((name) => icons.get(name) ?? drawn.get(name) ?? [])
      .flatMap((shown) => words.map((word) => ({ icon: shown, word }))),
  ]
}

/** Names in an expression: of elements, of classes that draw an icon. */
const namesIn = (node: Node): string[] => [
  ...(node.type === 'Identifier' || node.type === 'JSXIdentifier' ? [nameOf(node)] : []),
  ...within(node).flatMap(namesIn),
]

/** Names of the classes that draw an icon, and the icons: `toNext = iconClass(ChevronRight)`. */
function drawnIcons(node: Node, icons: ReadonlyMap<string, string>): [string, string][] {
  const inside = within(node).flatMap((each) => drawnIcons(each, icons))
  const [name, call] =
    node.type === 'VariableDeclarator' ? [node.id, node.init] : [node.key, node.value]
  if (!isNode(call) || call.type !== 'CallExpression' || nameOf(call.callee) !== 'iconClass') {
    return inside
  }
  const [icon] = call.arguments as Node[]
  return [[nameOf(name), icons.get(nameOf(icon)) ?? ''], ...inside]
}

const parsed = list('packages/ui/src/*.tsx', 'packages/ui/src/*.css.ts', 'apps/admin/src/*.tsx')
  .filter((file) => !/\.(stories|guide|live)\.tsx$|Fixture\.tsx$|\/storybook\//.test(file))
  .map((file) => {
    const { program } = parseSync(file, read(file))
    const body = program.body.map((statement): Node => ({ ...statement }))
    return { body, icons: importedIcons(body) }
  })
const drawn = new Map(
  parsed.flatMap(({ body, icons }) => body.flatMap((each) => drawnIcons(each, icons))),
)
const files = parsed.map(({ body, icons }) => ({
  icons: [...icons.values()],
  uses: body.flatMap((each) => labelled(each, icons)),
}))
const used = new Set(files.flatMap(({ icons }) => icons))
const uses = files.flatMap((file) => file.uses)

const listed = new Set(iconMeanings.flatMap(({ icons }) => icons))
/** Icons that are not listed, with the words beside them: one word says what they mean. */
const unlisted = [...used]
  .filter((icon) => !listed.has(icon))
  .map((icon) => ({
    icon,
    words: [...new Set(uses.filter((use) => use.icon === icon).map(({ word }) => word))],
  }))

describe('an icon has one meaning, and a meaning one icon', () => {
  it('each icon of the product is listed once, or beside one word, and nothing else is listed', () => {
    const names = [
      ...iconMeanings.flatMap(({ icons }) => icons),
      ...unlisted.map(({ icon }) => icon),
    ]
    expect(names.sort()).toEqual([...used].sort())
    expect(unlisted.filter(({ words }) => words.length !== 1)).toEqual([])
  })

  it('no two meanings share a word', () => {
    const words = [...iconMeanings, ...unlisted].flatMap((meaning) => meaning.words ?? [])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
  })

  it('an icon is only beside its own words', () => {
    // The walk cannot check what it cannot read, so it must find at least the actions of every
    // list.
    expect(uses.length).toBeGreaterThan(40)
    const strangers = uses.filter(
      ({ icon, word }) =>
        listed.has(icon) &&
        !iconMeanings.find(({ icons }) => icons.includes(icon))?.words?.includes(word),
    )
    expect(strangers).toEqual([])
  })

  it('every listed word is beside its icon', () => {
    const gone = iconMeanings.flatMap(({ icons, words = [] }) =>
      words.filter((word) => !uses.some((use) => use.word === word && icons.includes(use.icon))),
    )
    expect(gone).toEqual([])
  })
})
