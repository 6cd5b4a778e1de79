import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/**
 * The thread in which PGlite runs, so that a slow query never blocks the server. It takes chunks
 * of whole PostgreSQL protocol messages and answers each with the bytes of the database.
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
    // PGlite takes all of it from the process when it starts, and the default is 128 MB. Pages that
    // do not fit are read from the cache of the operating system.
    'shared_buffers=32MB',
  ],
})

/** One array of all parts, with a buffer of its own, as a shared one cannot be transferred. */
function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let end = 0
  for (const part of parts) {
    whole.set(part, end)
    end += part.length
  }
  return whole
}

/** The database's answer to a chunk of messages. */
async function answer(chunk: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  // The first message of a connection is the only one without a type. PGlite answers it itself.
  if (chunk[0] === 0) return database.execProtocolRawSync(chunk).slice()
  const parts: Uint8Array[] = []
  // Without `onRawData` PGlite parses every answer and keeps the results for good
  // (electric-sql/pglite#1025). The parts are views of its memory.
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
