import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { test as base, expect } from '@playwright/test'
import { freePort } from '../../server/test/freePort.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

interface Development {
  url: string
  email: string
  password: string
}

/** Runs `pnpm dev` as an engineer does, on its own data. */
const test = base.extend<{ development: Development }>({
  development: [
    async ({ browserName: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'hearth-dev-'))
      const port = await freePort()
      const child = spawn('pnpm', ['run', 'dev', '--users', '30'], {
        cwd: repository,
        env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      })
      const ended = once(child, 'close')
      let output = ''
      const read = (chunk: Buffer): void => {
        output += stripVTControlCharacters(chunk.toString())
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      const printed = (label: RegExp): string => label.exec(output)?.[1] ?? ''
      await expect
        .poll(() => output, { message: 'says how to sign in', timeout: 60_000 })
        .toMatch(/Password +\S+/)
      await expect
        .poll(() => output, { message: 'says where the panel is' })
        .toMatch(/Local: +http/)
      await use({
        url: printed(/Local: +(\S+)\//),
        email: printed(/Email +(\S+)/),
        password: printed(/Password +(\S+)/),
      })
      // Ctrl+C in a terminal sends the signal to every process that the command started.
      process.kill(-(child.pid ?? 0), 'SIGINT')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
    { timeout: 120_000 },
  ],
})

test('an engineer signs in through the panel that reloads itself', async ({
  page,
  development: { url, email, password },
}) => {
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${url}/2fa`)
  // The panel comes in hundreds of files, each compiled when it is asked for.
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()

  await test.step('a link is verified once even though effects run twice', async () => {
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/verify-email')) calls += 1
    })
    await page.goto(`${url}/verify?token=0123456789abcdef`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verification Link Invalid')
    expect(calls).toBe(1)
  })
})
