import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/database/database.ts'

/** Everything that a database has, as one text. */
export const dumpDatabase = async (db: Database): Promise<string> => {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const dumped: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute(sql.raw(`select t::text as row from ${name} t`))
    dumped.push(JSON.stringify(rows))
  }
  return dumped.join('\n')
}
