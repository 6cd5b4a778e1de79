// `pnpm start`: builds the panel when it is missing or stale, then runs the server, which serves it.
import { ensurePanel } from './panel.ts'

try {
  await ensurePanel(() => console.log('Building the panel (only after a change) ...'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import('../apps/server/src/main.ts')
