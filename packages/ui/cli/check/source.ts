import { parse } from '@babel/parser'
import type {
  JSXAttribute,
  JSXElement,
  Node,
  NumericLiteral,
  StringLiteral,
  TemplateLiteral,
} from '@babel/types'
import type { ComponentContract, Contract } from '../contract.ts'

/** An element of a component of the library. */
export interface Used {
  element: JSXElement
  /** The name of the component in the library. */
  name: string
  component: ComponentContract
}

/** A file of an application, parsed. */
export interface Source {
  nodes: readonly Visited[]
  imports: readonly Imported[]
  /** The components of the library, by the elements that use them. */
  used: ReadonlyMap<JSXElement, Used>
}

export interface Visited {
  node: Node
  /** The nodes around the element, the nearest first. */
  around: readonly Node[]
}

/** A name that is imported from the library. */
interface Imported {
  /** For example `@hearth/ui/components/Button`. */
  entry: string
  /** The exported name; undefined for the import of a whole file. */
  name: string | undefined
  /** The name in this file. */
  local: string | undefined
  at: number
}

/** @throws SyntaxError with the place, if the text is not TypeScript with JSX. */
export function readSource(text: string, path: string, { entries }: Contract): Source {
  const isTyped = /\.[cm]?ts$/.test(path)
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: isTyped ? ['typescript'] : ['typescript', 'jsx'],
  })
  const nodes: Visited[] = []
  visit(program, [], (visited) => nodes.push(visited))
  const imports = nodes.flatMap(({ node }) => importsOf(node))
  const components = new Map(
    imports.flatMap(({ entry, name, local }) => {
      const component = name && own(own(entries, entry)?.components, name)
      return component && local ? [[local, { name, component }] as const] : []
    }),
  )
  const used = new Map<JSXElement, Used>()
  for (const { node } of nodes) {
    const found = node.type === 'JSXElement' && components.get(tagOf(node))
    if (found) used.set(node, { element: node, ...found })
  }
  return { nodes, imports, used }
}

const libraryPath = /^@hearth\/ui(?:\/|$)/

function importsOf(node: Node): Imported[] {
  if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return []
  const entry = node.source?.value
  if (!entry || !libraryPath.test(entry)) return []
  const at = node.source?.start ?? 0
  const names = node.specifiers.flatMap((specifier): Imported[] => {
    const place = specifier.start ?? at
    if (specifier.type === 'ImportSpecifier') {
      return [{ entry, name: textOf(specifier.imported), local: specifier.local.name, at: place }]
    }
    if (specifier.type === 'ExportSpecifier') {
      return [{ entry, name: textOf(specifier.local), local: undefined, at: place }]
    }
    return []
  })
  return [{ entry, name: undefined, local: undefined, at }, ...names]
}

const textOf = (node: { type: string; name?: string; value?: string }): string =>
  node.name ?? node.value ?? ''

/** Calls a function for each node, from the outside in. */
function visit(node: Node, around: readonly Node[], call: (visited: Visited) => void): void {
  call({ node, around })
  const inner = [node, ...around]
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) visit(child, inner, call)
    }
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  typeof own(value as Record<string, unknown>, 'type') === 'string' &&
  typeof own(value as Record<string, unknown>, 'start') === 'number'

/** Reads an own property of an object. */
export const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string) =>
  record && Object.hasOwn(record, key) ? record[key] : undefined

/** The name in a tag: `Button`, `div`; empty for `Menu.Item`. */
export function tagOf({ openingElement: { name } }: JSXElement): string {
  return name.type === 'JSXIdentifier' ? name.name : ''
}

/** The attributes by their names, and what is spread. */
export function attributesOf({ openingElement }: JSXElement) {
  const attributes = new Map<string, JSXAttribute>()
  const spreads: Node[] = []
  for (const attribute of openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') spreads.push(attribute.argument)
    else if (attribute.name.type === 'JSXIdentifier') attributes.set(attribute.name.name, attribute)
  }
  return { attributes, spreads }
}

/** The texts and numbers that an expression can be, as far as they are written in it. */
export function literalsOf(
  node: Node | null | undefined,
): (StringLiteral | NumericLiteral | TemplateLiteral)[] {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'TemplateLiteral':
      return [node]
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(node.expression)
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)]
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)]
    default:
      return []
  }
}

/** The value of an attribute, if it is a literal text. */
export function literalOf({ value }: JSXAttribute): string | undefined {
  return textIn(value?.type === 'JSXExpressionContainer' ? value.expression : value)
}

/** The text of a literal; undefined for anything else, such as a template with expressions. */
export function textIn(node: Node | null | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined
  }
  return undefined
}

export const startOf = (node: Node): number => node.start ?? 0
