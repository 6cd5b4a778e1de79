// `pnpm dev`: the panel with hot reload and the server with reload, side by side until one stops.
import { spawn } from 'node:child_process'
import { root } from './run.ts'

const children = [
  ['--filter', '@hearth/server', 'run', 'dev', ...process.argv.slice(2)],
  ['--filter', '@hearth/admin', 'run', 'dev'],
].map((args) => spawn('pnpm', args, { cwd: root, stdio: 'inherit' }))

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0
    stop()
  })
}
