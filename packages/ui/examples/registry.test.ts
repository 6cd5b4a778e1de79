// A stranger's application that installs the whole registry with the command of shadcn.
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import type { RegistryItem } from '../cli/registry/registry.ts'
import { example, packAll, succeed, tarballIn } from './stranger.ts'

const shadcn = 'shadcn@4.23.1'
const registry = join(import.meta.dirname, '../dist/registry')
const quietly = ['--prefer-offline', '--no-audit', '--no-fund']

let folder: string
let tools: string
let npm: Server

/** Answers for the scope @hearth as the registry of npm does, with the tarball of this build. */
async function serveTarball(): Promise<Server> {
  const tarball = tarballIn(folder, 'ui')
  const manifest = JSON.parse(
    await succeed(folder, 'tar', '-xzOf', tarball, 'package/package.json'),
  )
  const server = createServer(({ url, headers }, response) => {
    if (url?.endsWith('.tgz')) return response.end(readFileSync(tarball))
    const dist = { tarball: `http://${headers.host}/ui.tgz` }
    return response.end(
      JSON.stringify({
        name: manifest.name,
        'dist-tags': { latest: manifest.version },
        versions: { [manifest.version]: { ...manifest, dist } },
      }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

/** An application with React and TypeScript, and nothing of Hearth. */
async function createApp(name: string): Promise<string> {
  const app = join(folder, name)
  mkdirSync(join(app, 'src'), { recursive: true })
  const pkg = JSON.parse(readFileSync(join(example, 'package.json'), 'utf8'))
  const { react, 'react-dom': reactDom } = pkg.dependencies
  writeFileSync(
    join(app, 'package.json'),
    JSON.stringify({ ...pkg, dependencies: { react, 'react-dom': reactDom } }),
  )
  cpSync(join(example, 'tsconfig.json'), join(app, 'tsconfig.json'))
  const { port } = npm.address() as AddressInfo
  writeFileSync(join(app, '.npmrc'), `@hearth:registry=http://127.0.0.1:${port}/\n`)
  await succeed(app, 'npm', 'install', ...quietly)
  return app
}

const read = <Json>(file: string): Json => JSON.parse(readFileSync(join(registry, file), 'utf8'))
const items = (): RegistryItem[] =>
  readdirSync(registry)
    .filter((file) => file !== 'registry.json')
    .map((file) => read<RegistryItem>(file))

beforeAll(async () => {
  folder = await packAll()
  tools = join(folder, 'tools')
  await succeed(folder, 'npm', 'install', `--prefix=${tools}`, ...quietly, shadcn)
  npm = await serveTarball()
})
afterAll(() => {
  npm?.close()
  rmSync(folder, { recursive: true })
})

it('satisfies the schema that shadcn publishes', async () => {
  const file = createRequire(join(tools, 'package.json')).resolve('shadcn/schema')
  const schemas: Record<'registryItemSchema' | 'registrySchema', ZodType> = await import(file)
  const problems = (item: unknown) =>
    schemas.registryItemSchema.safeParse(item).error?.issues.map(({ message }) => message) ?? []
  expect(items().length).toBeGreaterThan(80)
  expect(items().filter((item) => problems(item).length > 0)).toEqual([])
  expect(schemas.registrySchema.safeParse(read('registry.json')).error).toBeUndefined()

  const [item] = items()
  const [one] = item?.files ?? []
  expect(problems({ ...item, files: [{ ...one, target: undefined }] })).toHaveLength(1)
})

it('installs every item as a file that compiles and that hearth-ui check accepts', async () => {
  const app = await createApp('app')
  const files = items().map(({ name }) => join(registry, `${name}.json`))
  const command = join(tools, 'node_modules/.bin/shadcn')
  await succeed(app, command, 'add', '--yes', ...files)

  const installed = globSync('src/**/*.tsx', { cwd: app }).sort()
  expect(installed).toEqual(
    items()
      .flatMap((item) => item.files.map(({ target }) => target))
      .sort(),
  )
  await succeed(app, 'npm', 'run', 'types')
  expect(await succeed(app, 'npm', 'run', 'check')).toContain(
    `${installed.length} files, 0 findings`,
  )
})
