import { sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/database/database.ts'

/* The numbers of certificates. They come from a sequence, so that no approval waits for another, and
   a restored database sets it back. The store of files may not be restored with it: a number whose
   file is there is never given again. */

const keyPattern = /^documents\/certificates\/\d{4}-(\d{6,})\.pdf$/

/** The highest number in the names of files, 0 without a certificate. */
export const highestSerial = (keys: Iterable<string>): number => {
  let highest = 0
  for (const key of keys) highest = Math.max(highest, Number(keyPattern.exec(key)?.[1] ?? 0))
  return highest
}

/** The storage key of a certificate: `documents/certificates/2026-000123.pdf`. */
export const certificateKey = (serial: string): string => `documents/certificates/${serial}.pdf`

/** The number of a new certificate: the year and a number that is never reset. */
export const takeSerial = async (
  db: Database,
  now: Date,
  { timeZone }: { readonly timeZone: string },
): Promise<string> => {
  const { rows } = await db.execute<{ number: string }>(
    // Without `greatest`, lpad() would cut off the last digit of the millionth certificate.
    sql`select lpad(number, greatest(6, length(number)), '0') as number
      from cast(nextval('certificate_numbers') as text) as number`,
  )
  const year = now.toLocaleDateString('en', { timeZone, year: 'numeric' })
  return `${year}-${rows[0]?.number}`
}

/**
 * Leaves out the numbers of certificates that are about to be removed because no member has them: after
 * a restored backup their owners may still show them. Never sets the sequence back.
 */
export const skipSerials = async (db: Database, keys: readonly string[]): Promise<void> => {
  const highest = highestSerial(keys)
  if (highest === 0) return
  await db.execute(sql`select max(nextval('certificate_numbers'))
    from generate_series((select last_value from certificate_numbers), ${highest}::bigint)`)
}

/** The last used number; 0 before the first certificate. A rolled-back transaction also uses up its number. */
export const lastSerial = async (db: Executor): Promise<number> => {
  const { rows } = await db.execute<{ last: number }>(
    sql`select case when is_called then last_value else 0 end::int as last from certificate_numbers`,
  )
  return rows[0]?.last ?? 0
}

/** How many numbers a restore skips. */
const restoreGap = 1000

/**
 * Continues the numbers after a restore: after the highest number in the backup, the record, the members
 * and the files. Skips `restoreGap` numbers, which the lost deployment may have used after the backup.
 * @returns the next number
 */
export const continueSerials = async (tx: Executor, known: number): Promise<number> => {
  const { rows } = await tx.execute<{ next: number }>(sql`
    select setval('certificate_numbers', greatest(
      ${restoreGap}::bigint + 1 + greatest(
        ${known}::bigint,
        (select max(split_part(certificate_serial, '-', 2)::bigint) from users),
        (select max(split_part(after ->> 'serial', '-', 2)::bigint) from audit_log
          where action = 'certificate.issue')
      ),
      (select last_value + is_called::int from certificate_numbers)
    ), false)::int as next`)
  return rows[0]?.next ?? 0
}
