import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const source = /(?<!\.d)\.(?:[cm]?[jt]s|[jt]sx|css)$/
/** Folders without sources of the application. */
const others = /^(?:node_modules|dist|build|\..*)$/

/**
 * Finds the sources at some paths. For a folder, finds all sources in it.
 * @throws Error if a path does not exist
 */
export function sourcesAt(paths: readonly string[]): string[] {
  return paths.flatMap((given) => {
    const found = statSync(given, { throwIfNoEntry: false })
    if (!found) throw new Error(`${given} does not exist.`)
    return found.isFile() ? [given] : sourcesIn(given)
  })
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) return others.test(entry.name) ? [] : sourcesIn(inside)
    return source.test(entry.name) ? [inside] : []
  })
