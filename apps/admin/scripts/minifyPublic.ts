import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Minifies the scripts of `public/`. The bundler copies them as they are, and the server puts them
 * into its documents (apps/server/src/http/inline.ts): every visit loads them.
 */
export function minifyPublic(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'hearth:minify-public',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      handler: async () => {
        const outDir = join(config.root, config.build.outDir)
        const scripts = (await readdir(config.publicDir)).filter((file) => file.endsWith('.js'))
        for (const script of scripts) {
          const { code, errors } = await minify(
            script,
            await readFile(join(config.publicDir, script), 'utf8'),
          )
          if (errors.length > 0) throw new Error(`${script}: ${errors[0]?.message}`)
          await writeFile(join(outDir, script), code)
        }
      },
    },
  }
}
