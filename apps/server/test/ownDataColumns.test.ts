import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { notExported } from '../src/ownData/notExported.ts'
import { ar } from '../src/ownData/pageText/ar.ts'
import { en } from '../src/ownData/pageText/en.ts'
import { pt } from '../src/ownData/pageText/pt.ts'
import { fileColumns, sections } from '../src/ownData/sections.ts'
import * as schema from '../src/platform/database/schema.ts'

const tables = Object.values(schema).filter((value) => is(value, PgTable))
const nameOf = (table: PgTable, column: AnyPgColumn): string =>
  `${getTableName(table)}.${column.name}`

const columns = tables.flatMap((table) =>
  Object.values(getTableColumns(table)).map((column) => nameOf(table, column)),
)
const exported = new Set([
  ...sections.flatMap(({ table, columns: read }) =>
    Object.values(read).map((column) => nameOf(table, column)),
  ),
  ...Object.values(fileColumns).map((column) => nameOf(schema.users, column)),
])
const isLeftOut = (column: string): boolean => {
  const [table = '', name = ''] = column.split('.')
  const reasons = notExported[table]
  return typeof reasons === 'string' || (reasons !== undefined && Object.hasOwn(reasons, name))
}

describe('a copy of own data', () => {
  it('has each column of the schema, or a reason why not', () => {
    const forgotten = columns.filter((column) => !exported.has(column) && !isLeftOut(column))
    const cure =
      'Add the column to a section of src/ownData/sections.ts, or with a reason to notExported.ts'
    expect(forgotten, cure).toEqual([])
  })

  it('leaves out no column that it also has, and none that does not exist', () => {
    const leftOut = Object.entries(notExported).flatMap(([table, reasons]) =>
      typeof reasons === 'string' ? [] : Object.keys(reasons).map((name) => `${table}.${name}`),
    )
    expect(leftOut.filter((column) => !columns.includes(column) || exported.has(column))).toEqual(
      [],
    )
    const names = tables.map((table): string => getTableName(table))
    expect(Object.keys(notExported).filter((table) => !names.includes(table))).toEqual([])
  })

  it.each(Object.entries({ en, ar, pt }))('names each field of the page in %s', (_name, text) => {
    const fields = new Set(sections.flatMap(({ columns: read }) => Object.keys(read)))
    // What `show` replaces by a field of its own.
    for (const replaced of ['actorId', 'authorId', 'decision']) fields.delete(replaced)
    expect([...fields].filter((field) => !Object.hasOwn(text.fields, field))).toEqual([])
  })
})
