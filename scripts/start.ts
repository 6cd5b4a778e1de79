// `pnpm start`: builds the panel and the server if they are missing or stale, then runs the
// server.
import { ensurePanel, ensureServer } from './ensureBuilt.ts'

try {
  console.log('Building what has changed ...')
  await ensurePanel()
  await ensureServer()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
await import(new URL('../apps/server/dist/main.js', import.meta.url).href)
