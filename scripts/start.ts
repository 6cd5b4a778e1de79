// `pnpm start`: builds the panel and the server if they are missing or stale, then runs the
// server.
import { ensurePanel } from './panel.ts'
import { ensureServer } from './server.ts'

try {
  await ensurePanel(() => console.log('Building the panel (only after a change) ...'))
  await ensureServer()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
