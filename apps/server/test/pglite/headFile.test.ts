import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { freshServers, printed, signIn } from '../freshServers.ts'
import { until } from '../outbox.ts'
import { runCommand } from '../serverProcess.ts'

const { dataDir, env, start } = freshServers()

const headFile = () => path.join(dataDir(), 'record-head.json')
const command = (...args: string[]) => runCommand(env(), args)

/** What the file says of the record, as `record:verify` prints it. */
const intact = async (): Promise<RegExp> => {
  const { links, head } = JSON.parse(await readFile(headFile(), 'utf8'))
  return new RegExp(`^The record is intact\\. Entries: ${links}\\..* Head: ${head}\n$`)
}

it('names the last seal when the server has stopped, and is an error while it is empty', async () => {
  const first = await start({}, '--users', '10')
  const [email, password] = ['Email', 'Password'].map((label) => printed(first.stdout(), label))
  await signIn(first.address, email ?? '', password ?? '')
  first.child.kill('SIGTERM')
  await first.finished
  expect((await command('record:verify')).stdout).toMatch(await intact())

  await writeFile(headFile(), '')
  const second = await start()
  const find = () =>
    second
      .stdout()
      .split('\n')
      .find((line) => line.includes('The record is not sealed'))
  expect(JSON.parse(await until(find))).toMatchObject({
    level: 'error',
    msg: expect.stringMatching(/record-head\.json, is empty\. .*record:accept-break/),
  })
  second.child.kill('SIGTERM')
  await second.finished
  const damaged = await command('record:verify')
  expect([damaged.code, damaged.stderr]).toEqual([1, expect.stringContaining('is empty')])
  expect(await readFile(headFile(), 'utf8')).toBe('')

  const accepted = await command('record:accept-break')
  expect([accepted.code, accepted.stdout]).toEqual([0, expect.stringContaining('is empty')])
  expect((await command('record:verify')).stdout).toMatch(await intact())
})
