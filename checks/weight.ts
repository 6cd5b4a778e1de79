import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rolldown } from 'vite'
import { compress } from '../apps/admin/scripts/precompress.ts'
import { root } from './files'

/**
 * The cost for an application that imports one file of ui and nothing else, in bytes of brotli.
 */
export interface Weight {
  js: number
  css: number
  /** Files of packages/ui/src with code in the bundle, sorted. */
  code: string[]
  /** Files of packages/ui/src with styles in the bundle, sorted. */
  styles: string[]
}

const src = join(root, 'packages/ui/src/')
const sheet = '.vanilla.css'

/**
 * Bundles one export of ui as an application would, with React outside, and measures the result.
 */
export async function weigh(file: string, name: string): Promise<Weight> {
  const entry = '\0entry'
  const styles = new Set<string>()
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [
      vanillaExtractPlugin(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `export { ${name} } from '${join(src, file)}'` : null),
        transform: (_code, id) => {
          if (id.includes(sheet)) styles.add(id)
        },
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
      },
    },
  })
  const { output } = result as Rolldown.RolldownOutput
  const chunks = output.filter((part) => part.type === 'chunk')
  const sheets = output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'))
  const code = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) =>
      renderedLength > 0 ? [id] : [],
    ),
  )
  return {
    js: await size(chunks.map((chunk) => chunk.code)),
    css: await size(sheets.map((part) => String((part as Rolldown.OutputAsset).source))),
    code: inUi(code),
    styles: inUi([...styles]),
  }
}

const size = async (texts: readonly string[]) =>
  (await compress(new TextEncoder().encode(texts.join('')))).byteLength

const inUi = (ids: readonly string[]) =>
  ids
    .filter((id) => id.includes(src))
    .map((id) => id.slice(id.indexOf(src) + src.length).replace(/\?.*$|\.vanilla\.css.*$/g, ''))
    .sort()
