import { once } from 'node:events'
import path from 'node:path'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { poolOf } from './pool.ts'

const readyForQuery = 0x5a
const idle = 0x49

/** Whether an answer ends with ReadyForQuery outside a transaction. */
const endsIdle = (answer: Uint8Array): boolean =>
  answer.at(-6) === readyForQuery && answer.at(-1) === idle

/** Starts the thread. Resolves when the database answers. */
const startWorker = (folder: string): Promise<Worker> => {
  // In the same folder as this file, both in the sources and in the build.
  const file = `embeddedWorker${path.extname(import.meta.filename)}`
  const worker = new Worker(path.join(import.meta.dirname, file), {
    name: 'database',
    workerData: { folder },
  })
  return new Promise((resolve, reject) => {
    // `node --watch` sends messages too, so wait for the thread's own message.
    worker.on('message', (said) => said === 'ready' && resolve(worker))
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`its thread ended with ${code}`)))
  })
}

/** An error after which a retry may succeed; see `failure.ts`. */
const lost = (message: string): Error =>
  Object.assign(new Error(message), { code: 'CONNECTION_CLOSED' })

/** State that the successive connections of an embedded database share. */
interface Shared {
  readonly folder: string
  readonly log: FastifyBaseLogger
  /** The most milliseconds of a statement, and of a pause between two statements of a transaction. */
  patience: number
  /** Resolves when the previous thread has ended. Two threads on one folder would lose data. */
  free: Promise<unknown>
}

/**
 * A connection to the thread, with the interface of the socket that node-postgres expects. PGlite
 * ignores `statement_timeout`, so a statement that takes too long is ended together with its thread.
 * Like a crash of PostgreSQL, this is safe: the write-ahead log is replayed.
 */
class Connection extends Duplex {
  readonly #shared: Shared
  #worker: Worker | undefined
  #unanswered = 0
  #watchdog: NodeJS.Timeout | undefined

  constructor(shared: Shared) {
    super()
    this.#shared = shared
  }

  /** Starts the thread, and emits 'connect' when it answers. */
  connect(): this {
    const before = this.#shared.free
    const opening = before.then(() => startWorker(this.#shared.folder))
    this.#shared.free = opening.then((worker) => once(worker, 'exit')).catch(() => undefined)
    opening.then(
      (worker) => this.#open(worker),
      (error: unknown) => {
        this.destroy(lost(error instanceof Error ? error.message : 'it does not start'))
      },
    )
    return this
  }

  // Further methods that node-postgres calls on a socket. The thread itself keeps the process alive.
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  #open(worker: Worker): void {
    this.#worker = worker
    worker.on('error', (error) => this.destroy(lost(error.message)))
    worker.on('exit', () => {
      this.destroy(this.writableEnded ? undefined : lost('The embedded database ended'))
    })
    worker.on('message', (answer: unknown) => {
      if (answer instanceof Uint8Array) this.#receive(answer)
    })
    if (this.destroyed) void worker.terminate()
    else this.emit('connect')
  }

  #send(chunk: Uint8Array): void {
    this.#unanswered += 1
    if (this.#unanswered === 1) this.#watch()
    this.#worker?.postMessage(chunk)
  }

  #receive(answer: Uint8Array): void {
    this.#unanswered -= 1
    clearTimeout(this.#watchdog)
    if (this.#unanswered > 0 || !endsIdle(answer)) this.#watch()
    if (answer.length > 0) {
      this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
    }
  }

  #watch(): void {
    clearTimeout(this.#watchdog)
    this.#watchdog = setTimeout(() => {
      this.#shared.log.error('The embedded database did not answer in time and is restarted')
      this.destroy(lost('The embedded database did not answer in time'))
    }, this.#shared.patience)
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk)
    done()
  }

  /** Sends the messages of a statement together: one thread switch instead of five. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)))
    done()
  }

  override _read(): void {
    // Nothing to do: answers are pushed when they arrive.
  }

  override _final(done: () => void): void {
    this.#worker?.postMessage('close')
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.#watchdog)
    void Promise.resolve(this.#worker?.terminate()).then(() => done(error))
  }
}

/** The embedded database, with one thread and one connection. */
export interface Embedded {
  readonly pool: Pool
  /**
   * Starts to end statements that take longer than `milliseconds`. Until then, migrations and first
   * data have no time limit.
   */
  watch(milliseconds: number): void
  /** Waits for running statements, then closes the files. */
  close(): Promise<void>
}

const startPatience = 30 * 60_000

/** Prepares the embedded database of a folder. Its thread starts with the first statement. */
export const embed = (folder: string, log: FastifyBaseLogger): Embedded => {
  const shared: Shared = { folder, log, patience: startPatience, free: Promise.resolve() }
  const pool = poolOf({
    max: 1,
    idleTimeoutMillis: 0,
    // Longer than the thread takes to start. Also ends a transaction that waits for itself.
    connectionTimeoutMillis: 60_000,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new Connection(shared),
  })
  return {
    pool,
    watch: (milliseconds) => {
      shared.patience = milliseconds
    },
    close: async () => {
      await pool.end()
      await shared.free
    },
  }
}
