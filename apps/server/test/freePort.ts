import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port that nothing listens on. It is below the ports that systems give to connections (32,768 on
 * Linux, 49,152 elsewhere), so that no connection takes it before a server listens there.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(10_000, 32_768)
  const probe = createServer().listen(port, '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    return freePort()
  }
  probe.close()
  await once(probe, 'close')
  return port
}
