import { chmod, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from './run.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-configure-'))
})
afterEach(() => rm(folder, { recursive: true }))

const html =
  '<html lang="en"><link rel="icon" href="/favicon.svg"/><link rel="apple-touch-icon" href="/icons/180.png"/><title>Hearth</title><script type="application/json" id="configuration">{}</script><div id="root"></div>'

/** Runs the command on a folder that looks like a build. */
async function configure(config: string, files: Readonly<Record<string, string>> = {}) {
  const built = { 'index.html': html, 'manifest.json': '{}' }
  for (const [name, text] of Object.entries({ ...built, ...files, 'config.json': config })) {
    await writeFile(join(folder, name), text)
  }
  return run('node', ['scripts/configure.ts', join(folder, 'config.json'), folder])
}

it.each([
  ['{"productName": }', 'is not JSON: '],
  ['[]', 'must be an object'],
  ['{"features":"record"}', 'features must be a list of features, of record, sort'],
  ['{"features":["recrod"]}', 'features has no "recrod", only record, sort'],
  ['{"features":["team","desk"]}', 'features is incomplete: desk needs record'],
  ['{"supportAddress":7}', 'supportAddress must be text'],
  ['{"supportAddress":"nope"}', 'supportAddress must be an email address, or an address that'],
  ['{"supportAddress":"http://help.example"}', 'supportAddress must be an email address'],
  ['{"logoUrl":"/missing.svg"}', 'logoUrl names a file that'],
])('refuses %s, names the file and changes nothing', async (config, fault) => {
  const { code, output } = await configure(config)
  expect(code).toBe(1)
  expect(output).toContain(join(folder, 'config.json'))
  expect(output).toContain(fault)
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toBe(html)
})

it.each(['help@harbour.example', 'https://harbour.example/help'])(
  'accepts %s as the support address',
  async (supportAddress) => {
    const { code } = await configure(JSON.stringify({ supportAddress }))
    expect(code).toBe(0)
    expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain(supportAddress)
  },
)

it('compresses an icon that a deployment has replaced', async () => {
  const { code, output } = await configure('{"features":["record"]}', {
    'favicon.svg': '<svg id="own"/>',
    'favicon.svg.gz': 'old',
  })
  expect(output).toContain('Written')
  expect(code).toBe(0)
  expect(gunzipSync(await readFile(join(folder, 'favicon.svg.gz'))).toString()).toContain('own')
})

it('replaces each file whole, with its permissions', async () => {
  const built = { 'index.html': html, 'manifest.json': '{}', 'index.html.br': 'old' }
  for (const [name, text] of Object.entries(built)) await writeFile(join(folder, name), text)
  await chmod(join(folder, 'index.html'), 0o664)
  // A host that has opened a file before the command sends all of the old file.
  const readers = await Promise.all(Object.keys(built).map((name) => open(join(folder, name))))
  try {
    await writeFile(join(folder, 'config.json'), '{"productName":"Harbour"}')
    const { code } = await run('node', [
      'scripts/configure.ts',
      join(folder, 'config.json'),
      folder,
    ])
    expect(code).toBe(0)
    expect(await Promise.all(readers.map((reader) => reader.readFile('utf8')))).toEqual(
      Object.values(built),
    )
  } finally {
    for (const reader of readers) await reader.close()
  }
  expect((await stat(join(folder, 'index.html'))).mode & 0o777).toBe(0o664)
  expect((await stat(join(folder, 'index.html.gz'))).mode & 0o777).toBe(0o644)
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
})
