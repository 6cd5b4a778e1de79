import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { toId } from 'storybook/internal/csf'
import type { Plugin } from 'vite'

const name = 'virtual:used-by'
const forStories = /\.(stories|guide|live|test)\.tsx?$|Fixture\.tsx?$|\/(storybook|catalogues)\//
const imports = /\b(?:from|import)\s*\(?\s*'([^']+)'/g

/** What uses a part: a folder of ui, or the application. */
export interface User {
  name: string
  /** Of its docs page; none for what has no stories. */
  docsId: string | undefined
}

/** A folder of sources, the title of its stories, and the folders that its product code imports. */
interface Folder {
  title: string | undefined
  imports: Set<string>
}

const app = 'apps/admin/src'

/** The folder of ui that an import leads to: 'components/Button'. */
function target(file: string, path: string): string | undefined {
  const within = path.startsWith('@hearth/ui/')
    ? path.slice('@hearth/ui/'.length).replace(/^storybook\/.*/, '')
    : path.startsWith('.') && file.startsWith('packages/ui/src/')
      ? join(dirname(file), path).replace('packages/ui/src/', '')
      : ''
  return /^[a-z]+\/[\w-]+/.exec(within)?.[0]
}

const folderOf = (file: string) =>
  file.startsWith(app) ? app : file.split('/').slice(3, 5).join('/')

function foldersOf(root: string): Map<string, Folder> {
  const folders = new Map<string, Folder>()
  for (const file of globSync('{packages/ui,apps/admin}/src/**/*.{ts,tsx}', { cwd: root }).sort()) {
    const source = readFileSync(join(root, file), 'utf8')
    const own = folderOf(file)
    const folder = folders.get(own) ?? { title: undefined, imports: new Set() }
    folders.set(own, folder)
    // Button.stories.tsx, not Button.interactions.stories.tsx.
    if (/^\w+\.stories\.tsx$/.test(basename(file))) {
      folder.title ??= /\btitle: '([^']+)'/.exec(source)?.[1]
    }
    if (forStories.test(file)) continue
    for (const [, path = ''] of source.matchAll(imports)) {
      const other = target(file, path)
      if (other && other !== own) folder.imports.add(other)
    }
  }
  return folders
}

/** By title of a part's stories: what uses it, in alphabetical order. */
export function usedBy(root: string): Record<string, User[]> {
  const folders = foldersOf(root)
  const users = (part: string): User[] =>
    [...folders]
      .filter(([, { imports: imported }]) => imported.has(part))
      .map(([folder, { title }]) => ({
        name: title ?? (folder === app ? 'The application' : folder),
        docsId: title && toId(title, 'docs'),
      }))
      .sort((one, other) => one.name.localeCompare(other.name))
  return Object.fromEntries(
    [...folders].flatMap(([folder, { title }]) => (title ? [[title, users(folder)]] : [])),
  )
}

/** Folders with stories that neither a screen nor the application needs. */
export function unreached(root: string): string[] {
  const folders = foldersOf(root)
  const reached = new Set([app, ...[...folders.keys()].filter((name) => /^screens\//.test(name))])
  for (const folder of reached) {
    for (const other of folders.get(folder)?.imports ?? []) reached.add(other)
  }
  return [...folders].flatMap(([folder, { title }]) =>
    title && /^[a-z]+\/[A-Z]\w*$/.test(folder) && !reached.has(folder) ? folder : [],
  )
}

/** Generates `virtual:used-by` from the imports of the sources, for the docs pages. */
export function usedByPlugin(root: string): Plugin {
  return {
    name: 'storybook:used-by',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: (id) =>
      id === `\0${name}` ? `export const usedBy = ${JSON.stringify(usedBy(root))}` : null,
  }
}
