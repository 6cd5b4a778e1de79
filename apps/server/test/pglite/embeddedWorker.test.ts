import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../testDatabase.ts'

const file = path.join(import.meta.dirname, '../../src/platform/database/embeddedWorker.ts')

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
const text = (value: string): Buffer => Buffer.from(`${value}\0`)
/** A message of PostgreSQL's protocol. The first of a connection has no type. */
const message = (type: string, body: Buffer): Uint8Array =>
  new Uint8Array(Buffer.concat([Buffer.from(type), int32(body.length + 4), body]))

it('the thread frees its answers', async () => {
  const database = await createTestDatabase()
  const worker = new Worker(file, {
    workerData: { folder: path.join(database.env.DATA_DIR, 'database') },
    // Limits the JavaScript heap, without WebAssembly. The thread ends when it needs more.
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 },
  })
  onTestFinished(async () => {
    await worker.terminate()
    await database.remove()
  })
  const ask = async (request: Uint8Array): Promise<Uint8Array> => {
    worker.postMessage(request)
    const [answer] = await once(worker, 'message')
    return answer as Uint8Array
  }
  await once(worker, 'message')
  const version = int32(3 << 16)
  await ask(message('', Buffer.concat([version, text('user'), text('postgres'), text('')])))

  const rows = 'select repeat(md5(n::text), 30) from generate_series(1, 2000) n'
  const megabytes = message('Q', text(rows))
  let total = 0
  for (let i = 0; i < 100; i++) total += (await ask(megabytes)).length
  expect(total).toBeGreaterThan(190_000_000)
})
