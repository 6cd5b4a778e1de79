import { expect, it } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { createEmptyDatabase } from '../testDatabase.ts'

it('processes that start together on an empty database migrate it once', async () => {
  const { env, remove } = await createEmptyDatabase()
  const config = readConfig({ ...env })

  const open = () => openDatabase(config, createLog('silent'))
  const databases = await Promise.all(Array.from({ length: 6 }, open))
  const applied = await databases[0]?.pool.query('select hash from drizzle.__drizzle_migrations')
  const hashes = applied?.rows.map(({ hash }) => hash) ?? []
  expect(hashes.length).toBeGreaterThan(0)
  expect(new Set(hashes).size).toBe(hashes.length)

  await Promise.all(databases.map((database) => database.close()))
  await remove()
})
