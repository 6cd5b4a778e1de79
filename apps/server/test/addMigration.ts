import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '../src/config/config.ts'

/** The statements of the files of one migration, by the ending of their names. */
interface Statements {
  readonly '': string
  readonly '.index'?: string
  readonly '.contract'?: string
}

/**
 * Copies the migrations into a folder and adds `0001_later`, like the next version does. Returns the
 * settings of that version.
 */
export const addMigration = async (parent: string, statements: Statements) => {
  const migrationsDir = path.join(parent, 'migrations')
  await cp(readConfig({}).migrationsDir, migrationsDir, { recursive: true })
  const journal = path.join(migrationsDir, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const [first] = entries
  const next = { ...first, idx: 1, when: first.when + 1, tag: '0001_later' }
  await writeFile(journal, JSON.stringify({ ...rest, entries: [first, next] }))
  for (const [ending, text] of Object.entries(statements)) {
    await writeFile(path.join(migrationsDir, `0001_later${ending}.sql`), text)
  }
  return { migrationsDir, version: '9.0.0' }
}
