import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { run } from './run.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearth-configure-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('refuses a copy without what renders the public pages, and changes nothing in it', async () => {
  const page = join(folder, 'index.html')
  const html = '<script type="application/json" id="configuration">{}</script>'
  await writeFile(page, html)
  const config = join(folder, 'config.json')
  await writeFile(config, '{"productName":"Harbour"}')
  const { code, output } = await run('node', ['scripts/configure.ts', config, folder])
  expect(output).toContain(`${folder} lacks the folder .prerender`)
  expect(code).toBe(1)
  expect(await readFile(page, 'utf8')).toBe(html)
})
