import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
/** Files that no host sends. */
const hidden = /(^|\/)\./
const compressible = /\.(html|js|css|svg|json|txt)$/

/** Size of a file over the wire: brotli at its strongest. */
const compress = (data: Uint8Array): Promise<Uint8Array> =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.byteLength,
    },
  })

/**
 * Writes a `.br` and a `.gz` next to a file: not every host can send brotli.
 * @param write writes one file
 */
export async function writeCompressed(
  path: string,
  write: (path: string, content: Uint8Array) => Promise<void> = writeFile,
): Promise<void> {
  const data = await readFile(path)
  await Promise.all([
    write(`${path}.br`, await compress(data)),
    write(`${path}.gz`, await deflate(data, { level: constants.Z_BEST_COMPRESSION })),
  ])
}

/** Compresses every text file of a build once, so that a host only has to send it. */
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
        const texts = files.filter((file) => compressible.test(file) && !hidden.test(file))
        await Promise.all(texts.map((file) => writeCompressed(join(outDir, file))))
      },
    },
  }
}
