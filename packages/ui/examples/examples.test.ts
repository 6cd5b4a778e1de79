// A stranger's application: it has only the two tarballs, and nothing of this workspace.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { type Browser, chromium } from 'playwright'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArgs, chromiumExecutable } from '../../../scripts/browser.ts'
import { reportOf, unannounced } from '../../../scripts/publicTypes.ts'
import { root, run } from '../../../scripts/run.ts'
import { example, names, packAll, succeed, tarballIn } from './stranger.ts'

const workspaceNode: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  .devDependencies.node

let folder: string
let browser: Browser

const tarballOf = (name: string): string => tarballIn(folder, name)

/** The example in a folder of its own, with the tarballs in place of the registry's packages. */
function copyExample(name: string): string {
  const app = join(folder, name)
  cpSync(example, app, { recursive: true })
  const file = join(app, 'package.json')
  const pkg = JSON.parse(readFileSync(file, 'utf8'))
  for (const one of names) pkg.dependencies[`@hearth/${one}`] = `file:${tarballOf(one)}`
  writeFileSync(file, JSON.stringify(pkg))
  return app
}

/** The texts of the files in a folder. */
const filesIn = (under: string): string[] =>
  readdirSync(under, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(join(under, name), 'utf8'))

const installs = {
  npm: ['install', '--prefer-offline', '--no-audit', '--no-fund'],
  pnpm: ['install', '--prefer-offline', '--ignore-workspace'],
}

/** Installs, generates the client, compiles and builds, all on one version of Node. */
async function build(manager: keyof typeof installs, version: string): Promise<string> {
  const node = version === workspaceNode ? root : join(folder, 'node')
  if (node !== root) await succeed(folder, 'npm', 'install', `--prefix=${node}`, `node@${version}`)
  const PATH = `PATH=${join(node, 'node_modules/.bin')}:${process.env.PATH}`
  const app = copyExample(manager)
  expect(await succeed(app, 'env', PATH, 'node', '--version')).toBe(`v${version}\n`)
  await succeed(app, 'env', PATH, manager, ...installs[manager])
  for (const script of ['generate', 'types', 'check', 'build']) {
    await succeed(app, 'env', PATH, manager, 'run', script)
  }
  return app
}

const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'))

/** Declarations of every public file, by the names under which an application imports them. */
const entriesOf = (name: string): string[] =>
  Object.keys(manifestOf(name).publishConfig.exports).filter(
    (entry) => !/\*|css$|json$/.test(entry),
  )

const wrongTypes = async (tarball: string, entrypoints: string[]) => {
  const pkg = createPackageFromTarballData(readFileSync(tarball))
  const result = await checkPackage(pkg, { entrypoints })
  // The packages are ES modules: they are neither required nor found without `exports`.
  const isForModules = (one: object) =>
    !('resolutionKind' in one) || !/node10|cjs/.test(String(one.resolutionKind))
  return (result.types ? result.problems : [{ kind: 'no types' }]).filter(isForModules)
}

beforeAll(async () => {
  folder = await packAll()
  const executablePath = chromiumExecutable('tests')
  browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
  })
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true })
})

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** Serves a built application, and its 13 partners. */
async function serve(dist: string) {
  let partners = [
    { id: '1', name: 'Padaria Central', city: 'Porto', isActive: true },
    { id: '2', name: 'Óptica Sol', city: 'Lisboa', isActive: false },
    ...Array.from({ length: 11 }, (_, at) => ({
      id: `${at + 3}`,
      name: `Quiosque ${at + 1}`,
      city: 'Braga',
      isActive: true,
    })),
  ]
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    if (path === '/api/partners') {
      if (request.method === 'POST') response.writeHead(204).end()
      else
        response
          .setHeader('Content-Type', 'application/json')
          .end(JSON.stringify({ data: partners }))
      return
    }
    if (request.method === 'DELETE') {
      partners = partners.filter(({ id }) => path !== `/api/partners/${id}`)
      response.writeHead(204).end()
      return
    }
    const file = path === '/' ? '/index.html' : path
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    if (existsSync(join(dist, file))) response.end(readFileSync(join(dist, file)))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

describe.each([
  // An old Node that Vite still supports, and that of the workspace.
  ['npm', '20.19.6'],
  ['pnpm', workspaceNode],
] as const)('the example, installed by %s on Node %s', (manager, version) => {
  it('builds and works in a browser, with its brand and in Portuguese', async () => {
    const app = await build(manager, version)
    const { server, url } = await serve(join(app, 'dist'))
    const page = await browser.newPage({ locale: 'pt-BR', reducedMotion: 'reduce' })
    page.setDefaultTimeout(30_000)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    try {
      await page.goto(url)
      await page.getByRole('row', { name: 'Padaria Central' }).waitFor()
      await page.getByRole('button', { name: 'Última página' }).click()
      await page.getByText('Página 2 de 2').waitFor()
      await page.getByRole('searchbox', { name: 'Buscar' }).fill('optica')
      await page.getByText('1 parceiros').waitFor()
      expect(await page.getByRole('row').count()).toBe(2)
      await page.getByRole('button', { name: 'Limpar filtros' }).click()
      await page.getByText('Página 1 de 2').waitFor()

      const send = page.getByRole('button', { name: 'Convidar' })
      expect(await send.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
        'rgb(91, 42, 157)',
      )
      await send.click()
      await page.getByText('Informe um e-mail válido').waitFor()
      await page.getByLabel('Nome').fill('Livraria')
      await page.getByLabel('E-mail').fill('loja@livraria.example')
      await page.addScriptTag({ path: join(root, 'node_modules/axe-core/axe.min.js') })
      const violations = await page.evaluate('axe.run().then(({ violations }) => violations)')
      expect(violations).toEqual([])

      await send.click()
      await page.getByText('Convite enviado para Livraria').waitFor()

      await page.getByRole('searchbox', { name: 'Buscar' }).fill('optica')
      await page.getByRole('button', { name: 'Ações para Óptica Sol' }).click()
      await page.getByRole('menuitem', { name: 'Remover' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
      await page.getByText('Nenhum parceiro corresponde aos filtros.').waitFor()
      expect(errors).toEqual([])
    } finally {
      await page.close()
      server.close()
    }
  })
})

describe.each(names)('the tarball of %s', (name) => {
  it('satisfies publint and arethetypeswrong', async () => {
    const tarball = tarballOf(name)
    const { buffer, byteOffset, byteLength } = readFileSync(tarball)
    const data = new Uint8Array(buffer, byteOffset, byteLength).slice().buffer
    const { messages, pkg } = await publint({ pack: { tarball: data }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg ?? {}))).toEqual([])
    expect(await wrongTypes(tarball, entriesOf(name))).toEqual([])
  })

  it('shows code of the example in its README', () => {
    const readme = readFileSync(join(root, 'packages', name, 'README.md'), 'utf8')
    const blocks = [...readme.matchAll(/```(?:tsx|html|json)\n(.*?)\n```/gs)]
    const code = blocks.map(([, block = '']) => block)
    const sources = ['', 'src'].flatMap((under) => filesIn(join(example, under)))
    expect(code.length).toBeGreaterThan(0)
    expect(code.filter((block) => !sources.some((text) => text.includes(block)))).toEqual([])
    // A relative link leads nowhere from an installed package.
    const prose = readme.replaceAll(/```.*?```/gs, '')
    expect([...prose.matchAll(/\]\((?!https:|#)[^)]*\)/g)].flat()).toEqual([])
  })

  it('has the licence, the README and no source [ASVS 15.2.3]', async () => {
    const files = (await succeed(folder, 'tar', '-tzf', tarballOf(name))).split('\n')
    expect(files).toContain('package/LICENSE')
    expect(files).toContain('package/README.md')
    expect(files.filter((file) => /^package\/(src|examples|baselines)\//.test(file))).toEqual([])
  })
})

describe('a broken package or application', () => {
  it('is refused for a prop that is gone or newly required', () => {
    const before = reportOf('ui')
    const now = before.replace('isFullWidth?: boolean;', 'tone: string;\n    hue?: string;')
    const refused = (version: string, size: string) => unannounced(before, now, version, [size])
    const prop = 'interface ButtonBaseProps /'
    expect(refused('0.1.0', 'patch')).toEqual([
      `- ${prop} isFullWidth?: boolean;  needs a minor changeset`,
      `+ ${prop} tone: string;  needs a minor changeset`,
      `+ ${prop} hue?: string;  needs a minor changeset`,
    ])
    expect(refused('0.1.0', 'minor')).toEqual([])
    expect(refused('1.0.0', 'minor')).toHaveLength(2)
    expect(refused('1.0.0', 'major')).toEqual([])
  })

  it('is refused for an internal that the application imports', async () => {
    const app = join(folder, 'npm')
    const file = join(app, 'src/broken.ts')
    writeFileSync(file, "export { modKey } from '@hearth/ui/internal/modKey'\n")
    const { code, output } = await run('npm', ['run', 'types'], { cwd: app })
    rmSync(file)
    expect(code).not.toBe(0)
    expect(output).toContain('@hearth/ui/internal/modKey')
  })

  it('is refused for a missing declaration', async () => {
    const copy = join(folder, 'broken.tgz')
    await succeed(folder, 'tar', '-xzf', tarballOf('ui'))
    rmSync(join(folder, 'package/dist/provider/HearthProvider.d.ts'))
    await succeed(folder, 'tar', '-czf', copy, 'package')
    expect(await wrongTypes(copy, ['./provider'])).not.toEqual([])
  })
})
