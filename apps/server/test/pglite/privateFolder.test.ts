import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { makePrivate } from '../../src/platform/dataFolder.ts'
import { freshServers } from '../freshServers.ts'

const { dataDir, start } = freshServers()

const modeOf = async (file: string): Promise<string> =>
  ((await stat(file)).mode & 0o777).toString(8)

it('an open data folder is restricted to its owner, like its new files [ASVS 13.3.2]', async () => {
  const folders = ['', 'database', 'files'].map((name) => path.join(dataDir(), name))
  await mkdir(path.join(dataDir(), 'files'))
  for (const folder of folders) await chmod(folder, 0o755)
  const begun = Date.now()
  const { child, finished } = await start({}, '--users', '10')
  child.kill('SIGTERM')
  await finished
  expect(await Promise.all(folders.map(modeOf))).toEqual(['700', '700', '700'])
  const entries = await readdir(dataDir(), { recursive: true, withFileTypes: true })
  const made: string[] = []
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    if ((await stat(file)).birthtimeMs >= begun && entry.isFile()) made.push(await modeOf(file))
  }
  expect(made.length).toBeGreaterThan(5)
  expect(new Set(made)).toEqual(new Set(['600']))
})

it('a folder of another user is refused', async () => {
  // Even root cannot change the permissions of a folder in /proc.
  await expect(makePrivate('/proc/self')).rejects.toThrow(
    'The folder /proc/self cannot be made private (EPERM). Give it to the user that runs the server',
  )
})
