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

port.on('message', (chunk: Uint8Array | 'close') => {
  if (chunk === 'close') {
    database.close().finally(() => port.close())
    return
  }
  // A copy: PGlite may return a view of its own buffer, and that must not be transferred.
  const answer = database.execProtocolRawSync(chunk).slice()
  port.postMessage(answer, [answer.buffer])
})
port.postMessage('ready')
