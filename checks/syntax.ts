/** A node of the syntax tree that Vite's parser gives. */
export interface Node {
  type: string
  start: number
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

export const within = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

export const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? node.value ?? '') : ''
