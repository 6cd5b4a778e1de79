import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from '@babel/parser'
import pkg from '../../package.json' with { type: 'json' }
import type { Contract, EntryContract } from '../contract.ts'

const itemSchema = 'https://ui.shadcn.com/schema/registry-item.json'

/** An item of a registry (ui.shadcn.com/docs/registry/registry-item-json). */
export interface RegistryItem {
  $schema: typeof itemSchema
  name: string
  /** With a target for each file the command needs neither its own configuration nor Tailwind. */
  type: 'registry:item'
  title: string
  description: string
  /** With the version that the library was built with. */
  dependencies: string[]
  files: { path: string; type: 'registry:file'; target: string; content: string }[]
  docs: string
  categories: ['parts' | 'blocks']
}

const versions: Readonly<Record<string, string>> = {
  [pkg.name]: pkg.version,
  'lucide-react': pkg.dependencies['lucide-react'],
}

const setUp = `Import '${pkg.name}/styles.css' once in the entry, and put HearthProvider of '${pkg.name}/provider' around the page.`

/** The files in examples/blocks, with what each is for. */
const blocks: readonly { file: string; title: string; description: string }[] = [
  {
    file: 'ListPage',
    title: 'List page',
    description: 'A page with a table: search, order and pages of a server, empty state and error.',
  },
  {
    file: 'FormDialog',
    title: 'Form in a dialog',
    description: 'A new row or an existing one, with rules, errors of the server, and a draft.',
  },
  {
    file: 'SignInPage',
    title: 'Sign-in page',
    description: 'Address and password outside the shell, with the refusal of the server.',
  },
]

/** Each public part and each block, as `npx shadcn add` installs it. */
export function registryItems(contract: Contract): RegistryItem[] {
  const parts = Object.entries(contract.entries).flatMap(([entry, exported]) =>
    /\/(?:components|patterns|layout|shell)\/\w+$/.test(entry) ? [partItem(entry, exported)] : [],
  )
  return [...parts, ...blocks.map(blockItem)]
}

/** The list of a registry, without the contents of its files. */
export const registryOf = (items: readonly RegistryItem[]) => ({
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'hearth',
  homepage: `https://www.npmjs.com/package/${pkg.name}`,
  items: items.map(({ $schema: _, files, ...item }) => ({
    ...item,
    files: files.map(({ content: _content, ...file }) => file),
  })),
})

/** A part stays in the package: the file passes it on, so that an update of the package mends it. */
function partItem(entry: string, { components }: EntryContract): RegistryItem {
  const names = Object.keys(components)
  const title = entry.slice(entry.lastIndexOf('/') + 1)
  const description = components[title]?.description ?? ''
  const content = `'use client'\n\nexport { ${names.join(', ')} } from '${entry}'\n`
  return item(title, { title, description, content, folder: 'ui', category: 'parts' })
}

function blockItem({ file, title, description }: (typeof blocks)[number]): RegistryItem {
  const source = path.resolve(import.meta.dirname, `../../examples/blocks/${file}.tsx`)
  const content = readFileSync(source, 'utf8')
  return item(file, { title, description, content, folder: 'blocks', category: 'blocks' })
}

interface ItemOptions {
  title: string
  description: string
  content: string
  folder: string
  category: RegistryItem['categories'][0]
}

function item(
  file: string,
  { title, description, content, folder, category }: ItemOptions,
): RegistryItem {
  const name = file.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  return {
    $schema: itemSchema,
    name,
    type: 'registry:item',
    title,
    description: description.replaceAll(/\s+/g, ' '),
    dependencies: dependenciesOf(content),
    files: [
      {
        path: `${folder}/${name}.tsx`,
        type: 'registry:file',
        target: `src/${folder}/${name}.tsx`,
        content,
      },
    ],
    docs: setUp,
    categories: [category],
  }
}

/** The packages that a file imports, without React, which the application has. */
function dependenciesOf(content: string): string[] {
  const { program } = parse(content, { sourceType: 'module', plugins: ['typescript', 'jsx'] })
  const packages = program.body.flatMap((node) => {
    const from = 'source' in node ? node.source?.value : undefined
    return Object.keys(versions).filter((name) => from === name || from?.startsWith(`${name}/`))
  })
  return [...new Set(packages)].map((name) => `${name}@${versions[name]}`)
}
