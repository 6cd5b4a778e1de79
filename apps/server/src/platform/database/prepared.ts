import type { Executor } from './database.ts'

/**
 * A statement that is built once for each database or transaction: for the calls that stewards
 * make all day, building it takes longer than sending it. It has no name in PostgreSQL, so that
 * poolers and migrations need not know of it.
 */
export const prepared = <Statement>(
  prepare: (db: Executor, name: string) => Statement,
): ((db: Executor) => Statement) => {
  const statements = new WeakMap<Executor, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known !== undefined) return known
    const statement = prepare(db, '')
    statements.set(db, statement)
    return statement
  }
}
