import { parse } from '@babel/parser'
import type { ImportDeclaration, ImportSpecifier } from '@babel/types'
import type { Rename } from './renames.ts'

/**
 * Moves the imports of a file to the current places of the names, and keeps their local names. Only the
 * imports change.
 * @returns the new text; the same text without moved names
 * @throws SyntaxError with the place, if the text cannot be parsed
 */
export function upgrade(text: string, path: string, renames: readonly Rename[]): string {
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: /\.[cm]?ts$/.test(path) ? ['typescript'] : ['typescript', 'jsx'],
  })
  let upgraded = text
  // Replace from the end: the earlier places then stay valid.
  for (const node of program.body.toReversed()) {
    if (node.type !== 'ImportDeclaration') continue
    const changed = moved(node, text, renames)
    if (changed === undefined) continue
    upgraded = upgraded.slice(0, node.start ?? 0) + changed + upgraded.slice(node.end ?? 0)
  }
  return upgraded
}

/** The declarations that replace an import; undefined if the import stays. */
function moved(
  node: ImportDeclaration,
  text: string,
  renames: readonly Rename[],
): string | undefined {
  const entry = node.source.value
  const there = renames.filter(({ from }) => from[0] === entry)
  if (there.length === 0) return undefined
  const byEntry = new Map<string, string[]>()
  for (const specifier of node.specifiers) {
    // A default or namespace import has no name to look up.
    if (specifier.type !== 'ImportSpecifier') return undefined
    const { imported } = specifier
    const name = imported.type === 'Identifier' ? imported.name : imported.value
    const [to, newName] = there.find(({ from }) => from[1] === name)?.to ?? [entry, name]
    byEntry.set(to, [...(byEntry.get(to) ?? []), written(specifier, newName)])
  }
  if (byEntry.size === 1 && byEntry.has(entry)) return undefined
  const declared = text.slice(node.start ?? 0, node.end ?? 0)
  const quote = declared.includes('"') ? '"' : "'"
  const end = declared.endsWith(';') ? ';' : ''
  const type = node.importKind === 'type' ? 'type ' : ''
  return [...byEntry]
    .map(([to, names]) => `import ${type}{ ${names.join(', ')} } from ${quote}${to}${quote}${end}`)
    .join('\n')
}

function written({ importKind, local }: ImportSpecifier, name: string): string {
  const type = importKind === 'type' ? 'type ' : ''
  return type + (name === local.name ? name : `${name} as ${local.name}`)
}
