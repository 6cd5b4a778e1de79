import { useState } from 'react'

/** What switches were set to, by the id of their record, while the server has not answered yet. */
type Wanted<Change> = ReadonlyMap<string, Change>

/**
 * Switches that show their new state at once. The state is dropped with the answer: by then the
 * record is loaded again, or it was refused, its toast says so, and it is as before.
 */
export function useWanted<Change extends object>() {
  const [wanted, setWanted] = useState<Wanted<Change>>(new Map())
  const want = async (id: string, change: Change, answer: Promise<unknown>) => {
    setWanted((now) => new Map(now).set(id, change))
    try {
      return await answer
    } finally {
      setWanted((now) => withoutWanted(now, id))
    }
  }
  return { wanted, want }
}

/** What is still wanted once a record has its answer. */
export const withoutWanted = <Change>(wanted: Wanted<Change>, id: string): Wanted<Change> =>
  new Map([...wanted].filter(([other]) => other !== id))

/** Records as they are wanted; the same list while nothing is. */
export function asWanted<Row extends { id: string }, Change extends Partial<Row>>(
  rows: readonly Row[],
  wanted: Wanted<Change>,
): readonly Row[] {
  if (!rows.some(({ id }) => wanted.has(id))) return rows
  return rows.map((row) => (wanted.has(row.id) ? { ...row, ...wanted.get(row.id) } : row))
}
