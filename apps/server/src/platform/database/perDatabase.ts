import type { Executor } from './database.ts'

/**
 * The name of prepared statements: none. They are built once here, as building one takes longer
 * than sending it, but PostgreSQL does not keep them: poolers and migrations need not know of them.
 */
export const unnamed = ''

/** Something that is made once for each database or transaction, such as a prepared statement. */
export const perDatabase = <Made extends object>(
  make: (db: Executor) => Made,
): ((db: Executor) => Made) => {
  const known = new WeakMap<Executor, Made>()
  return (db) => {
    const made = known.get(db) ?? make(db)
    known.set(db, made)
    return made
  }
}
