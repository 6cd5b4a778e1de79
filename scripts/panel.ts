import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

const dist = join(root, 'apps/admin/dist')
const stamp = join(dist, '.inputs')

/** What the built panel is made of: a change in any of these makes the build stale. */
const inputs = ['apps/admin', 'packages/ui', 'packages/api', 'pnpm-lock.yaml']
const ignored = new Set(['node_modules', 'dist', 'e2e', 'test-results', 'playwright-report'])

function* files(path: string): Generator<string> {
  const entries = readdirSync(path, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (ignored.has(entry.name)) continue
    const inner = join(path, entry.name)
    if (entry.isDirectory()) yield* files(inner)
    else if (!/\.(stories|test)\.tsx?$/.test(entry.name)) yield inner
  }
}

function digest(): string {
  const hash = createHash('sha256')
  for (const input of inputs) {
    const path = join(root, input)
    for (const file of input.includes('.') ? [path] : files(path)) {
      hash.update(file.slice(root.length)).update(readFileSync(file))
    }
  }
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${value}`)
  }
  return hash.digest('hex')
}

/**
 * Builds the panel when there is no build of just these sources. Returns whether it built.
 * @throws Error with the build's output when it fails; the build there was is then gone stale, not lost.
 */
export async function ensurePanel(onBuild: () => void = () => {}): Promise<boolean> {
  const current = digest()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false
  onBuild()
  const { code, output } = await run('pnpm', ['run', 'build'])
  if (code !== 0) throw new Error(`The panel could not be built.\n${output}`)
  writeFileSync(stamp, current)
  return true
}
