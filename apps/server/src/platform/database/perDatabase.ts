import type { Executor } from './database.ts'

/**
 * Something that is made once for each database or transaction, such as a prepared statement.
 *
 * A statement has a name of its own, so that each connection parses it once: that takes longer than
 * running it. A migration that changes the type of a column makes such statements fail in older
 * processes, until they end; one that adds a column does not.
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
