// Writes docs/bytes.md from the built package: `node scripts/partBytes.ts`. This takes some minutes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type AliasOptions, build, type Rolldown } from 'vite'
import pkg from '../packages/ui/package.json' with { type: 'json' }
import { ensurePackage } from './ensureBuilt.ts'
import { root } from './run.ts'

const folder = join(root, 'packages/ui')
const written = join(root, 'docs/bytes.md')

/** Sizes in bytes, minified, gzip. */
interface Bytes {
  script: number
  styles: number
}

/** The built file of each public name. In this workspace the package's own `exports` are its sources. */
export const alias: AliasOptions = Object.entries(pkg.publishConfig.exports).map(
  ([name, target]) => ({
    find: new RegExp(`^${pkg.name}${name.slice(1).replace('*', '(.+)')}$`),
    replacement: join(folder, typeof target === 'string' ? target : target.default).replaceAll(
      '*',
      '$1',
    ),
  }),
)

const fromCode = (code: string): Rolldown.Plugin => ({
  name: 'hearth:entry',
  resolveId: (id) => (id === 'entry' ? join(folder, 'entry.ts') : null),
  load: (id) => (id === join(folder, 'entry.ts') ? code : null),
})

/**
 * Bundles a module with the built package. Chunks that load later do not count.
 * @param external the imports that are left out
 */
async function measure(code: string, external: string[] = []): Promise<Bytes> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [fromCode(code)],
    resolve: { alias },
    build: { write: false, rolldownOptions: { input: 'entry', external } },
  })
  if (!('output' in result)) throw new Error('The bundler gave no single bundle')
  const chunks = result.output.filter((file) => file.type === 'chunk')
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // A set that grows in its loop is walked to its new end.
  for (const name of first) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      first.add(imported)
    }
  }
  const loaded = chunks.filter(({ fileName }) => first.has(fileName))
  const sheets = new Set(
    loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  )
  return {
    script: gzipped(loaded.map((chunk) => chunk.code)),
    styles: gzipped(
      result.output.flatMap((file) =>
        file.type === 'asset' && sheets.has(file.fileName) ? [file.source] : [],
      ),
    ),
  }
}

const gzipped = (sources: readonly (string | Uint8Array)[]): number =>
  sources.reduce((sum, source) => sum + gzipSync(source).length, 0)

/** The public parts of the built package, such as `components/Button`. */
export function publicParts(): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'dist/cli/contract.json'), 'utf8'))
  return Object.keys(entries)
    .map((entry) => entry.slice(pkg.name.length + 1))
    .filter((name) => /^(?:components|patterns|layout|shell)\/\w+$/.test(name))
    .sort()
}

/** Measures a part without React, which an application has in any case. */
export const measurePart = (name: string): Promise<Bytes> =>
  measure(`import * as part from '${pkg.name}/${name}'\nglobalThis.part = part`, [
    'react',
    'react/jsx-runtime',
    'react-dom',
  ])

/**
 * Measures a page with React: the provider and the shell, a list with search, order and pages, and a
 * form in a dialog.
 */
export const measurePage = (): Promise<Bytes> =>
  measure(`import '${pkg.name}/styles.css'
import { createRoot } from 'react-dom/client'
import { HearthProvider } from '${pkg.name}/provider'
import { AppShell } from '${pkg.name}/shell/AppShell'
import { FormDialog } from './examples/blocks/FormDialog.tsx'
import { ListPage } from './examples/blocks/ListPage.tsx'
globalThis.page = [createRoot, HearthProvider, AppShell, ListPage, FormDialog]`)

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
const row = (name: string, { script, styles }: Bytes): string =>
  `| ${name} | ${kilobytes(script)} | ${kilobytes(styles)} |`

/** The name of the page's row. */
export const wholePage = 'shell, table, form and dialog'

async function bytesPage(): Promise<string> {
  const rows: string[] = []
  for (const name of publicParts()) rows.push(row(`\`${name}\``, await measurePart(name)))
  return `# Bytes of each public part

Minified, in kB of gzip, without code that loads later. \`node scripts/partBytes.ts\` bundles the built package with Vite and
writes this page. The step \`packages\` of \`pnpm test\` compares the list and some rows with the build.

A page with React and the whole theme, at most 180 kB of JS, of the blocks \`list-page\` and \`form-dialog\` in \`AppShell\`:

| Page | JS | CSS |
| --- | ---: | ---: |
${row(wholePage, await measurePage())}

Each part by itself, without React and the theme. Parts share code, so two of them together are smaller than their sum.

| Part | JS | CSS |
| --- | ---: | ---: |
${rows.join('\n')}
`
}

/** The kB of script on the page of the docs, by the name of the row. */
export const writtenBytes = (): Map<string, number> =>
  new Map(
    [...readFileSync(written, 'utf8').matchAll(/^\| `?([^|`]+?)`? \| ([\d.]+) /gm)].map(
      ([, name = '', size]) => [name, Number(size)],
    ),
  )

if (import.meta.main) {
  await ensurePackage('ui')
  writeFileSync(written, await bytesPage())
}
