import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A file of statements that run beside the migrations of drizzle. */
export interface MigrationStep {
  /** The name of its file without `.sql`, such as `0001_nicknames.contract`. */
  readonly name: string
  readonly statements: readonly string[]
}

/** A migration of drizzle. */
interface Migration {
  /** The name of its file without `.sql`, such as `0001_nicknames`. */
  readonly tag: string
  /** When it was created, in milliseconds. */
  readonly when: number
}

/** The files of a folder of migrations, in the order in which they run. */
export interface MigrationFiles {
  /** `0001_nicknames.sql`: adds tables and columns. The version before continues to work. */
  readonly migrations: readonly Migration[]
  /** `0001_nicknames.index.sql`: builds indexes without blocking changes. */
  readonly indexes: readonly MigrationStep[]
  /** `0001_nicknames.contract.sql`: removes what only earlier versions use. */
  readonly contracts: readonly MigrationStep[]
}

/** The separator that drizzle-kit writes between two statements. */
const breakpoint = '--> statement-breakpoint'

/** A build that was cut off runs again, and must not block changes. */
const isIndex = /^create (unique )?index concurrently if not exists /i

const readSteps = (folder: string, ending: string): MigrationStep[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => ({
      name: path.basename(file, '.sql'),
      statements: readFileSync(path.join(folder, file), 'utf8')
        .split(breakpoint)
        .map((statement) => statement.trim()),
    }))

/**
 * Reads a folder of migrations.
 * @throws Error for a file of indexes with another statement
 */
export const readMigrations = (folder: string): MigrationFiles => {
  const journal = readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')
  const { entries }: { entries: Migration[] } = JSON.parse(journal)
  const indexes = readSteps(folder, '.index.sql')
  for (const { name, statements } of indexes) {
    const other = statements.find((statement) => !isIndex.test(statement))
    if (other === undefined) continue
    throw new Error(`${name}.sql may only "create index concurrently if not exists": ${other}`)
  }
  return {
    migrations: entries.map(({ tag, when }) => ({ tag, when })),
    indexes,
    contracts: readSteps(folder, '.contract.sql'),
  }
}

/** The creation time of the newest migration of this server, in milliseconds. */
export const newestMigration = (folder: string): number =>
  readMigrations(folder).migrations.at(-1)?.when ?? 0
