import { createWriteStream } from 'node:fs'
import { finished, PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of an archive. */
export interface ZipEntry {
  readonly name: string
  /** Compressed already, such as an image. @default false */
  readonly isCompressed?: boolean
  /** Called when the entries before are written. */
  open(): Readable
}

const chunkLength = 16_384

/** Texts as a stream of bytes, in chunks large enough to be compressed well. */
export const toStream = (texts: AsyncIterable<string>): Readable => {
  const chunks = async function* () {
    let text = ''
    for await (const part of texts) {
      text += part
      if (text.length < chunkLength) continue
      yield Buffer.from(text)
      text = ''
    }
    yield Buffer.from(text)
  }
  return Readable.from(chunks(), { objectMode: false, highWaterMark: chunkLength })
}

/**
 * Writes a ZIP file that only its owner can read. Everything streams: no entry is in memory as a whole.
 * @throws the error of an entry, or of the disk
 */
export const writeZip = async (file: string, entries: readonly ZipEntry[]): Promise<void> => {
  const zip = new ZipFile()
  const output = new PassThrough()
  const opened: Readable[] = []
  zip.on('error', (error: Error) => output.destroy(error))
  for (const { name, isCompressed = false, open } of entries) {
    zip.addReadStreamLazy(name, { compress: !isCompressed, mode: 0o100_600 }, (give) => {
      const body = open()
      opened.push(body)
      // The library waits for ever for a body that breaks off.
      finished(body, (error) => error && output.destroy(error))
      give(null, body)
    })
  }
  zip.end()
  zip.outputStream.pipe(output)
  try {
    await pipeline(output, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } finally {
    // When the disk is full, the entry that is open would stay open.
    for (const body of opened) body.destroy()
  }
}
