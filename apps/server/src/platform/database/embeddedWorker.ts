import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * The thread of PGlite, so that a slow query never blocks the server. It receives chunks of whole
 * PostgreSQL protocol messages and answers each with the bytes of the database.
 */
const { folder } = workerData as { folder: string }
if (!parentPort) throw new Error('embeddedWorker runs as a worker thread only')
const port = parentPort

const database = await PGlite.create({
  dataDir: folder,
  extensions: { pg_trgm },
  postgresqlconf: [
    // PGlite has no checkpointer: limitWalSize.ts keeps the WAL small.
    'max_wal_size=64MB',
    'min_wal_size=32MB',
    'wal_recycle=off',
    // PGlite allocates all of it at the start, and the default is 128 MB. Further pages come from the
    // cache of the operating system.
    'shared_buffers=32MB',
  ],
})

/** Joins the parts in a new buffer, because a shared buffer cannot be transferred. */
function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  for (const part of parts) {
    whole.set(part, end)
    end += part.length
  }
  return whole
}

async function answer(chunk: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // The startup message, the only one without a type.
  if (chunk[0] === 0) return database.execProtocolRawSync(chunk).slice()
  const parts: Uint8Array[] = []
  // Without `onRawData` PGlite parses every answer and never frees the results
  // (electric-sql/pglite#1025). The parts are views of its memory, so they are copied.
  await database.execProtocolRawStream(chunk, {
    syncToFs: false,
    onRawData: (part) => parts.push(part.slice()),
  })
  return join(parts)
}

port.on('message', async (chunk: Uint8Array | 'close') => {
  if (chunk === 'close') {
    await database.close().finally(() => port.close())
    return
  }
  const bytes = await answer(chunk)
  port.postMessage(bytes, [bytes.buffer])
})
port.postMessage('ready')
