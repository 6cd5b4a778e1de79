import type { Pool } from 'pg'

/** Drops the unused default databases, two thirds of all files, so that copying is cheap. */
export const dropUnusedDatabases = async (pool: Pool): Promise<void> => {
  for (const unused of ['template0', 'template1']) {
    await pool.query(`update pg_database set datistemplate = false where datname = '${unused}'`)
    await pool.query(`drop database ${unused}`)
  }
}
