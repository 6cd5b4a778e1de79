import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'

/* The numbers of certificates. They come from a sequence, so that no approval waits for another, and
   a restored backup sets it back. The store of files is not restored with the database: a number whose
   file is there is never given again. */

const keyPattern = /^documents\/certificates\/\d{4}-(\d{6})\.pdf$/

/** The storage key of a certificate: `documents/certificates/2026-000123.pdf`. */
export const certificateKey = (serial: string): string => `documents/certificates/${serial}.pdf`

/** The number of a new certificate: the year and a number that is never reset. */
export const takeSerial = async (
  db: Database,
  now: Date,
  { timeZone }: { readonly timeZone: string },
): Promise<string> => {
  const { rows } = await db.execute<{ number: string }>(
    sql`select lpad(nextval('certificate_numbers')::text, 6, '0') as number`,
  )
  const year = now.toLocaleDateString('en', { timeZone, year: 'numeric' })
  return `${year}-${rows[0]?.number}`
}

/**
 * Leaves out the numbers of certificates that are about to be removed because no member has them: after
 * a restored backup their owners may still show them. Never sets the sequence back.
 */
export const skipSerials = async (db: Database, keys: readonly string[]): Promise<void> => {
  const highest = keys.reduce(
    (max, key) => Math.max(max, Number(keyPattern.exec(key)?.[1] ?? 0)),
    0,
  )
  if (highest === 0) return
  await db.execute(sql`select max(nextval('certificate_numbers'))
    from generate_series((select last_value from certificate_numbers), ${highest}::bigint)`)
}
