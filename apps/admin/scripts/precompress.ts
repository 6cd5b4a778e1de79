import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const compressible = /\.(html|js|css|svg|json|txt)$/

/** Size of a file as it goes over the wire: brotli at its strongest. */
export const compress = (data: Uint8Array): Promise<Uint8Array> =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
    },
  })

/** Puts a `.br` beside every text file of a build, so that a server only has to send it. */
export function precompress(): Plugin {
  let outDir = ''
  return {
    name: 'hearth:precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir)
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      handler: async () => {
        const files = await readdir(outDir, { recursive: true })
        await Promise.all(
          files
            .filter((file) => compressible.test(file))
            .map(async (file) => {
              const path = join(outDir, file)
              await writeFile(`${path}.br`, await compress(await readFile(path)))
            }),
        )
      },
    },
  }
}
