// `pnpm dev`: the panel with hot reload and the server with reload, side by side until one stops.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ensureContract } from './ensureBuilt.ts'
import { root } from './run.ts'

await ensureContract()

const admin = join(root, 'apps/admin')
const vite = dirname(createRequire(join(admin, 'package.json')).resolve('vite/package.json'))

const programs = [
  {
    cwd: join(root, 'apps/server'),
    args: ['--watch', 'src/main.ts', ...process.argv.slice(2)],
  },
  { cwd: admin, args: [join(vite, 'bin/vite.js')] },
]

// Each has its own process group: Ctrl+C reaches only this script, and it then stops each of them
// once.
const children = programs.map(({ cwd, args }) =>
  spawn(process.execPath, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Each change of a file ends the server with SIGTERM.
    env: { DRAIN_SECONDS: '0', ...process.env },
  }),
)

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
}
