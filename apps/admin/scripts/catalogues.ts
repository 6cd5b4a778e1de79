import { join } from 'node:path'
import { type Language, languages } from '@hearth/api/languages'
import { build, type Plugin, type Rolldown } from 'vite'

const block = /(<script type="application\/json" id="catalogues">).*?(?=<\/script>)/

const isTranslated = (name: string): name is Exclude<Language, 'en'> => name !== 'en'

/**
 * Builds the catalogue of each language but English into one file of its own, and writes their
 * names into index.html. The document of a deployment in that language has it run before the
 * panel (apps/server/src/http/panelDocument.ts); no other page loads it. It is no chunk of the
 * panel's build, as a catalogue that shares code with the panel would run after it.
 */
export function catalogues(): Plugin {
  return {
    name: 'hearth:catalogues',
    apply: 'build',
    async buildStart() {
      for (const language of Object.keys(languages).filter(isTranslated)) {
        const source = await bundleOf(join(import.meta.dirname, `../src/catalogues/${language}.ts`))
        this.emitFile({ type: 'asset', name: `${language}.js`, source })
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        if (!block.test(html)) throw new Error('index.html has no block for its catalogues.')
        const files = Object.keys(languages)
          .filter(isTranslated)
          .map((language) => [language, `/${fileOf(bundle, `${language}.js`)}`])
        const json = JSON.stringify(Object.fromEntries(files))
        return html.replace(block, (_all, open: string) => open + json)
      },
    },
  }
}

function fileOf(bundle: Rolldown.OutputBundle, name: string): string {
  const asset = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.names.includes(name),
  )
  if (!asset) throw new Error(`The build has no ${name}.`)
  return asset.fileName
}

async function bundleOf(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [chunk] = (result as Rolldown.RolldownOutput).output
  return chunk.code
}
