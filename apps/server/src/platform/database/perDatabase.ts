import type { Executor } from './database.ts'

/**
 * Creates a value once for each database or transaction, such as a prepared statement.
 *
 * A prepared statement has a unique name, so that each connection parses it once, which takes longer
 * than running it. If a migration changes the type of a column, these statements fail in older
 * processes until they end. Adding a column is safe.
 */
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
