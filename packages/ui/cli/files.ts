import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const source = /(?<!\.d)\.(?:[cm]?[jt]s|[jt]sx|css)$/
/** Folders that hold no sources of the application. */
const others = /^(?:node_modules|dist|build|\..*)$/

/**
 * The sources at some paths: a file as it is, a folder with all in it.
 * @throws Error that names a path at which nothing is
 */
export function sourcesAt(paths: readonly string[]): string[] {
  return paths.flatMap((given) => {
    const found = statSync(given, { throwIfNoEntry: false })
    if (!found) throw new Error(`There is nothing at ${given}.`)
    return found.isFile() ? [given] : sourcesIn(given)
  })
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const inside = path.join(folder, entry.name)
    if (entry.isDirectory()) return others.test(entry.name) ? [] : sourcesIn(inside)
    return source.test(entry.name) ? [inside] : []
  })
