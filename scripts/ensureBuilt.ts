import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.ts'

interface Build {
  /** What the build writes, relative to the root. */
  output: string
  /** Files and folders that it reads, relative to the root. */
  inputs: readonly string[]
  /** @throws Error with the build's output when it fails */
  build: () => Promise<void>
}

const isInput = (name: string): boolean => !/\.test\.tsx?$/.test(name)

/** When a file, or any file in a folder, was last changed. 0 if there is none. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats?.mtimeMs ?? 0
  const inside = readdirSync(path).filter(isInput)
  return Math.max(0, ...inside.map((name) => changedAt(join(path, name))))
}

/** Builds if an input is newer than the output, as `make` does. */
export async function ensureBuilt({ output, inputs, build }: Build): Promise<void> {
  const built = statSync(join(root, output), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (built >= Math.max(...inputs.map((input) => changedAt(join(root, input))))) return
  const began = new Date()
  await build()
  // A file that changes during the build is newer than its output.
  utimesSync(join(root, output), began, began)
}

async function pnpm(what: string, ...args: string[]): Promise<void> {
  const { code, output } = await run('pnpm', args)
  if (code !== 0) throw new Error(`The ${what} could not be built.\n${output}`)
}

const shared = ['packages/api/src', 'pnpm-lock.yaml']

/**
 * Builds the panel if it is missing or stale.
 * @throws Error with the build's output when it fails
 */
export const ensurePanel = (): Promise<void> =>
  ensureBuilt({
    output: 'apps/admin/dist/assets',
    inputs: [
      ...['index.html', 'public', 'scripts', 'src', 'vite.config.ts'].map(
        (name) => `apps/admin/${name}`,
      ),
      'apps/server/src/http',
      'packages/ui/src',
      ...shared,
    ],
    build: () => pnpm('panel', '--filter', '@hearth/admin', 'run', 'build'),
  })

/**
 * Bundles the contract again if a file of it is newer: after a change of branch.
 * @throws Error with the output of the bundler when it fails
 */
export const ensureContract = (): Promise<void> =>
  ensureBuilt({
    output: 'openapi/openapi.gen.json',
    inputs: ['openapi', 'packages/api/scripts', 'redocly.yaml'],
    build: () => pnpm('contract', 'run', 'prepare'),
  })

/**
 * Builds the server, and the contract that it mounts, if they are missing or stale. It also runs
 * from source, but the build starts in half the time.
 * @throws Error with the build's output when it fails
 */
export async function ensureServer(): Promise<void> {
  await ensureContract()
  await ensureBuilt({
    output: 'apps/server/dist/main.js',
    inputs: ['apps/server/src', 'scripts/server.config.ts', ...shared],
    build: () => pnpm('server', 'run', 'build:server'),
  })
}

/**
 * Builds a package as it is published, if that build is missing or stale.
 * @throws Error with the build's output when it fails
 */
export async function ensurePackage(name: 'api' | 'ui'): Promise<void> {
  await ensureContract()
  await ensureBuilt({
    output: `packages/${name}/dist`,
    inputs: [
      ...[
        'src',
        'cli',
        'examples/blocks',
        'examples/parts',
        'package.json',
        'tsdown.config.ts',
      ].map((input) => `packages/${name}/${input}`),
      'pnpm-lock.yaml',
    ],
    build: () => pnpm(`package ${name}`, '--filter', `@hearth/${name}`, 'run', 'build'),
  })
}
