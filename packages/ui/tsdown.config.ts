import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin'
import { defineConfig, type Rolldown } from 'tsdown'
import pkg from './package.json' with { type: 'json' }

const sheet = 'styles.css'
const imported = /^import "\.\/(.+\.css)";$/gm

/** Writes what `styles.css.ts` imports into one sheet, which a page without a bundler can link to. */
const joinStyles: Rolldown.Plugin = {
  name: 'hearth:styles',
  generateBundle(_options, bundle) {
    const entry = bundle[`${sheet}.js`]
    if (entry?.type !== 'chunk') return
    const sources = [...entry.code.matchAll(imported)].map(([, file = '']) => {
      const asset = bundle[file]
      if (asset?.type !== 'asset') throw new Error(`${sheet} imports ${file}, which is not built`)
      return asset.source
    })
    if (sources.length === 0) throw new Error(`${sheet} imports nothing`)
    this.emitFile({ type: 'asset', fileName: sheet, source: sources.join('\n') })
  },
}

const library = defineConfig({
  // The public files, by the names that the workspace itself uses.
  entry: [
    ...Object.entries(pkg.exports)
      .filter(([name, file]) => name in pkg.publishConfig.exports && file.startsWith('./src/'))
      .map(([, file]) => file),
    // No file imports a worker.
    'src/**/*.worker.ts',
    '!src/storybook/**',
    '!src/**/*.{stories,live,test,d}.*',
    '!src/**/*Fixture.*',
  ],
  tsconfig: 'tsconfig.build.json',
  unbundle: true,
  platform: 'browser',
  sourcemap: true,
  dts: true,
  // Inlined, so that a consumer needs no vanilla-extract; npm leaves out folders of that name.
  deps: { onlyBundle: ['@vanilla-extract/recipes'] },
  outputOptions: { entryFileNames: ({ name }) => `${name.replace(/.*node_modules/, 'vendor')}.js` },
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), joinStyles],
})

/** `hearth-ui` as one file with all dependencies: an application installs only this package. */
const command = defineConfig({
  entry: { cli: 'cli/cli.ts' },
  outDir: 'dist/cli',
  platform: 'node',
  target: 'node20.19',
  deps: {
    onlyBundle: [
      '@babel/parser',
      '@modelcontextprotocol/core',
      '@modelcontextprotocol/server',
      'color-name',
      'nanoid',
      'picocolors',
      'postcss',
      'source-map-js',
    ],
  },
  outputOptions: { entryFileNames: '[name].js' },
})

export default [library, command]
