import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockFolder } from '../../src/platform/database/folderLock.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearth-lock-'))
  file = path.join(folder, 'database.lock')
})
afterEach(() => rm(folder, { recursive: true }))

const deadPid = spawnSync(process.execPath, ['-e', '']).pid
const heldBy = (holder: object): Promise<void> =>
  writeFile(file, JSON.stringify({ started: '', host: hostname(), nonce: 'n', ...holder }))

it('can be taken again after it was released', async () => {
  const lock = await lockFolder(file)
  await expect(lockFolder(file)).rejects.toThrow(
    `The data folder is in use by process ${process.pid}. Stop it, or set DATA_DIR to another folder.`,
  )
  await lock.release()
  await (await lockFolder(file)).release()
  expect(await readdir(folder)).toEqual([])
})

it('is taken over from a dead process', async () => {
  await heldBy({ pid: deadPid })
  await (await lockFolder(file)).release()
})

it('is taken over from a dead process with a reused pid', async () => {
  await heldBy({ pid: process.pid, started: '1' })
  await (await lockFolder(file)).release()
})

it('is not taken over from a busy process', async () => {
  const busy = spawn(process.execPath, ['-e', 'console.log("up"); for (;;);'])
  await once(busy.stdout, 'data')
  await heldBy({ pid: busy.pid })
  await expect(lockFolder(file)).rejects.toThrow(`in use by process ${busy.pid}`)
  busy.kill('SIGKILL')
  await once(busy, 'exit')
  await (await lockFolder(file)).release()
})

it('is not taken over from another machine, nor if it is unreadable', async () => {
  await heldBy({ pid: deadPid, host: 'elsewhere' })
  await expect(lockFolder(file)).rejects.toThrow('on elsewhere')
  await writeFile(file, '{"pid":')
  await expect(lockFolder(file)).rejects.toThrow('is damaged')
})

it('is taken by exactly one of many at the same time', async () => {
  // Repeated often, as the order of the processes differs each time.
  for (let turn = 0; turn < 50; turn += 1) {
    await heldBy({ pid: deadPid })
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(file)))
    const [taken, ...more] = tries.filter(({ status }) => status === 'fulfilled')
    expect(more).toEqual([])
    expect(taken?.status).toBe('fulfilled')
    expect(JSON.parse(await readFile(file, 'utf8')).pid).toBe(process.pid)
    expect(await readdir(folder)).toEqual(['database.lock'])
  }
})

it('is taken over even after a process died while taking it over', async () => {
  await heldBy({ pid: deadPid })
  const claim = { pid: deadPid, started: '', host: hostname(), nonce: 'm' }
  await writeFile(`${file}.after-n`, JSON.stringify(claim))
  await (await lockFolder(file)).release()
  expect(await readdir(folder)).toEqual([])
})

it('is not removed if another process has taken it since', async () => {
  const lock = await lockFolder(file)
  await heldBy({ pid: 1 })
  await lock.release()
  expect(await readdir(folder)).toEqual(['database.lock'])
})
