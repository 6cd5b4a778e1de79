import { readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import * as schema from '../../src/platform/database/schema.ts'

const migration = readFileSync(new URL('../../migrations/0000_start.sql', import.meta.url), 'utf8')
const dialect = new PgDialect()
const checks = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) => getTableConfig(table).checks)
  .map(({ name, value }) => [name, dialect.sqlToQuery(value).sql] as const)

// The schema takes limits of columns from the contract. A changed limit needs a changed migration.
describe('a check of the schema', () => {
  it.each(checks)('is in the migration as %s', (name, rule) => {
    expect(migration).toContain(`CONSTRAINT "${name}" CHECK (${rule})`)
  })
})
