import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { minify, type Plugin, type ResolvedConfig } from 'vite'

/**
 * Minifies what the bundler leaves as it is: the comments of index.html, and the scripts of `public/`,
 * which the server puts into its documents (apps/server/src/http/inline.ts). Every visit loads them.
 */
export function minifyRest(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'hearth:minify-rest',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll(/\s*<!--.*?-->/gs, ''),
    },
    writeBundle: {
      sequential: true,
      handler: async () => {
        const outDir = resolve(config.root, config.build.outDir)
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
