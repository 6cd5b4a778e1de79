import { randomUUID } from 'node:crypto'
import { expect, inject, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { runOn } from '../postgresServer.ts'

it('processes that start together on an empty database migrate it once', async () => {
  const template = inject('template')
  const adminUrl = template.kind === 'postgres' ? template.adminUrl : ''
  const name = `together_${randomUUID().replaceAll('-', '')}`
  await runOn(adminUrl, `create database ${name} template template0`)
  const config = readConfig({ DATABASE_URL: adminUrl.replace(/[^/]+$/, name) })

  const open = () => openDatabase(config, createLog('silent'))
  const databases = await Promise.all(Array.from({ length: 6 }, open))
  const applied = await databases[0]?.pool.query('select hash from drizzle.__drizzle_migrations')
  const hashes = applied?.rows.map(({ hash }) => hash) ?? []
  expect(hashes.length).toBeGreaterThan(0)
  expect(new Set(hashes).size).toBe(hashes.length)

  await Promise.all(databases.map((database) => database.close()))
  await runOn(adminUrl, `drop database ${name} with (force)`)
})
