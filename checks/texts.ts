import { parseSync } from 'vite'
import { read } from './files'

/** A node of the syntax tree that Vite's parser gives. */
interface Node {
  type: string
  start: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? node.value ?? '') : ''

/** Props and keys whose value people read or hear; `cardLabel` chooses between two places. */
const textProps =
  /^(?:(?:aria-)?(?:label|description|roledescription|valuetext|placeholder)|title|subtitle|alt|header|heading|caption|content|text|message|note|hint|noun|(?!card)\w+(?:Label|Title|Text|Message|Description|Reason))$/

/** Two letters in a row: not punctuation, not a unit of one letter. */
const isText = (value: unknown): boolean => /\p{L}{2}/u.test(String(value))

/** Strings that an expression can give, each where it begins. */
function stringsOf(node: unknown): [at: number, value: string][] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [[node.start, node.value]] : []
    case 'TemplateElement':
      return [[node.start, (node.value as { cooked: string }).cooked]]
    case 'ConditionalExpression':
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)]
    case 'ArrowFunctionExpression':
      return stringsOf(node.body)
    case 'LogicalExpression':
      return (node.operator === '&&' ? [node.right] : within(node)).flatMap(stringsOf)
    case 'BinaryExpression':
      return node.operator === '+' ? within(node).flatMap(stringsOf) : []
    case 'TemplateLiteral':
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return within(node).flatMap(stringsOf)
    default:
      return []
  }
}

/** What people read of one node, without what is inside other nodes. */
function textsOf(node: Node): [at: number, value: string][] {
  if (node.type === 'JSXText') return [[node.start, String(node.value)]]
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return (node.children as Node[]).flatMap(stringsOf)
  }
  const name = nameOf(node.type === 'JSXAttribute' ? node.name : node.key)
  const isProp = node.type === 'JSXAttribute' || node.type === 'Property'
  return isProp && textProps.test(name) ? stringsOf(node.value) : []
}

/** `file:line  text` of each text that stands in a file itself instead of in a text module. */
export function textsIn(file: string, source: string = read(file)): string[] {
  const found: string[] = []
  const walk = (node: Node) => {
    for (const [at, value] of textsOf(node)) {
      if (!isText(value)) continue
      const line = source.slice(0, at + value.length - value.trimStart().length).split('\n').length
      found.push(`${file}:${line}  ${value.trim()}`)
    }
    within(node).forEach(walk)
  }
  for (const statement of parseSync(file, source).program.body) walk({ ...statement })
  return found
}
