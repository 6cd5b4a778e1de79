import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { auditEntries } from '../../src/platform/database/schema.ts'
import { createLog } from '../../src/platform/log.ts'
import { expectFailedStart } from '../expectFailedStart.ts'
import { freshServers } from '../freshServers.ts'
import { runCommand } from '../serverProcess.ts'

const { dataDir, env, start } = freshServers()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-folder-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('a server does not start', () => {
  it('on a data folder that cannot be written', async () => {
    const file = path.join(folder, 'file')
    await writeFile(file, '')
    for (const [DATA_DIR, reason] of [
      [path.join(file, 'data'), ' (ENOTDIR)'],
      ['/proc/hearth', ''],
    ] as const) {
      const words = `The data folder ${DATA_DIR} cannot be written${reason}`
      await expectFailedStart({ DATA_DIR }, words)
    }
  })

  it('on a damaged data folder, which stays as it is', async () => {
    const data = path.join(folder, 'damaged')
    await mkdir(path.join(data, 'database'), { recursive: true })
    const version = path.join(data, 'database/PG_VERSION')
    await writeFile(version, '9.0\n')
    const words = `The embedded database in ${data} cannot be opened`
    await expectFailedStart({ DATA_DIR: data }, words)
    expect(await readFile(version, 'utf8')).toBe('9.0\n')
  })

  it('on the folder of another server, which continues; nor does a command run', async () => {
    const { address, child, finished } = await start({}, '--users', '20')
    const words = `The data folder is in use by process ${child.pid}`
    await expectFailedStart(env(), words)
    const command = await runCommand(env(), ['sessions:revoke', '--all'])
    expect(command).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `A running server has the embedded database (process ${child.pid}). Stop it with \`kill ${child.pid}\`, run this command again, then start the server again.\n`,
    })
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    child.kill('SIGTERM')
    expect((await finished).code).toBe(0)
    expect(await readdir(dataDir())).not.toContain('database.lock')
  })
})

it('a server that fails leaves no lock', async () => {
  const bomb = 'process.on("SIGUSR2",()=>{throw new Error("unforeseen")})'
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(bomb)}`
  const { child, finished } = await start({ NODE_OPTIONS }, '--users', '10')
  child.kill('SIGUSR2')
  expect((await finished).code).toBe(1)
  expect(await readdir(dataDir())).not.toContain('database.lock')
})

it('a command verifies the record although entries wait for their seal without a server', async () => {
  const database = await openDatabase(readConfig(env()), createLog('silent'))
  const at = new Date('2026-01-01T00:00:00Z')
  await database.db
    .insert(auditEntries)
    .values({ at, action: 'session.sign-in', requestId: 'x', ip: 'x' })
  await database.close()
  const { code, stdout } = await runCommand(env(), ['record:verify'])
  expect(stdout).toContain('The record is intact as far as it is sealed. Entry ')
  expect(stdout).toContain('has waited for its seal since 2026-01-01T00:00:00.000Z')
  expect(code).toBe(0)
})
