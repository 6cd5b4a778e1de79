import { parseSync } from 'vite'
import { read } from './files'
import { isNode, type Node, nameOf, within } from './syntax'

/** A declared prop. */
interface Prop {
  /** 'BadgeProps.tone'. */
  name: string
  /** The comment above it; empty if there is none. */
  doc: string
}

/** A declared props type: its own props, and the types that it extends or selects from. */
export interface PropsType {
  name: string
  own: Prop[]
  others: string[]
}

/** Exported declarations of a file. */
function exported(file: string): Node[] {
  return parseSync(file, read(file)).program.body.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration)
      ? [{ ...statement.declaration }]
      : [],
  )
}

/**
 * Members of a type itself, and names of types that it refers to; neither from inside a member.
 */
function parts(node: Node): { members: Node[]; others: string[] } {
  if (node.type === 'TSPropertySignature' || node.type === 'TSMethodSignature') {
    return { members: [node], others: [] }
  }
  const reference = nameOf(
    node.typeName ?? (node.type === 'TSInterfaceHeritage' && node.expression),
  )
  const inner = within(node).map(parts)
  return {
    members: inner.flatMap(({ members }) => members),
    others: [reference, ...inner.flatMap(({ others }) => others)].filter(Boolean),
  }
}

const isNever = (member: Node): boolean =>
  within(member).some(
    ({ typeAnnotation }) => isNode(typeAnnotation) && typeAnnotation.type === 'TSNeverKeyword',
  )

function docBefore(source: string, at: number): string {
  const before = source.slice(0, at).trimEnd()
  return before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : ''
}

/**
 * The exported `...Props` types of a file. A `never` member only forbids a prop and is not
 * counted.
 */
export function propsTypesOf(file: string): PropsType[] {
  const source = read(file)
  return exported(file)
    .filter(({ type, id }) => /^TS(Interface|TypeAlias)/.test(type) && /Props$/.test(nameOf(id)))
    .map((declaration) => {
      const name = nameOf(declaration.id)
      const { members, others } = parts(declaration)
      const own = members
        .filter((member) => !isNever(member))
        .map(({ key, start }) => ({
          name: `${name}.${nameOf(key)}`,
          doc: docBefore(source, start),
        }))
      return { name, own, others }
    })
}

/** Props with a plain, non-empty default value in a component of the file: 'tone'. */
export function plainDefaultsOf(file: string): string[] {
  return exported(file)
    .filter(({ type }) => type === 'FunctionDeclaration')
    .flatMap(({ params }) => [params].flat().filter(isNode).slice(0, 1))
    .flatMap(({ properties }) => [properties].flat().filter(isNode))
    .filter(({ value }) => {
      const given = isNode(value) ? value.right : undefined
      return isNode(given) && given.type === 'Literal' && given.value !== ''
    })
    .map(({ key }) => nameOf(key))
}
