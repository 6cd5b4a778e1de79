import { getTableName, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/database/database.ts'
import {
  auditEntries,
  auditSeals,
  auditUnsealed,
  entryTexts,
  textKeys,
} from '../../platform/database/schema.ts'
import { StartError } from '../../platform/startError.ts'

/** A table of the chain may answer with something else than its rows. */
class ForgedTableError extends StartError {
  constructor(problems: readonly string[]) {
    super(
      `The tables of the record cannot be trusted: ${problems.join('; ')}`,
      'Only the owner of the tables can do that. Find out who did, and restore the record from a backup.',
    )
  }
}

/** The only trigger of the chain as in the migration, with its state and its function. */
const awaitSeal = [
  'CREATE TRIGGER await_seal AFTER INSERT ON public.audit_log REFERENCING NEW TABLE AS added',
  'FOR EACH STATEMENT EXECUTE FUNCTION await_seal()',
  'O plpgsql definer search_path=public, pg_temp',
  'BEGIN INSERT INTO audit_unsealed SELECT id FROM added; RETURN NULL; END',
].join(' ')

/** The tables of the chain, with the triggers that the server makes. */
const expectedTriggers: Readonly<Record<string, readonly string[]>> = {
  [getTableName(auditEntries)]: [awaitSeal],
  [getTableName(auditSeals)]: [],
  [getTableName(auditUnsealed)]: [],
  [getTableName(entryTexts)]: [],
  [getTableName(textKeys)]: [],
}

interface InspectedTable extends Record<string, unknown> {
  readonly name: string
  readonly problems: readonly string[]
  readonly triggers: readonly string[]
}

const inspect = (db: Executor) =>
  db.execute<InspectedTable>(sql`
    select wanted.name,
      array_remove(array[
        case when class.relkind is distinct from 'r' then 'is not a plain table' end,
        case when namespace.nspname <> 'public' then 'is not in the schema public' end,
        case when class.relpersistence <> 'p' then 'is temporary or unlogged' end,
        case when class.relrowsecurity or exists (select from pg_policy where polrelid = class.oid)
          then 'has policies' end,
        case when exists (select from pg_rewrite where ev_class = class.oid) then 'has rules' end,
        case when exists (select from pg_inherits where class.oid in (inhrelid, inhparent))
          then 'has parent or child tables' end
      ], null) as problems,
      array(
        select concat_ws(' ', pg_get_triggerdef(trigger.oid), tgenabled, lanname,
          case when prosecdef then 'definer' end, array_to_string(proconfig, ' '), prosrc)
        from pg_trigger trigger
        join pg_proc on pg_proc.oid = tgfoid
        join pg_language on pg_language.oid = prolang
        where tgrelid = class.oid and not tgisinternal order by tgname
      ) as triggers
    from unnest(${sql.param(Object.keys(expectedTriggers))}::text[]) as wanted(name)
    left join pg_class class on class.oid = to_regclass(wanted.name)
    left join pg_namespace namespace on namespace.oid = class.relnamespace`)

/**
 * Checks that the chain is in plain tables. In their place, a view, a rule or a policy could show
 * something to the pages and something else to the verification.
 * @throws ForgedTableError
 */
export const demandPlainTables = async (db: Executor): Promise<void> => {
  const { rows: settings } = await db.execute<{ search_path: string }>(sql`show search_path`)
  // Otherwise PostgreSQL finds its own functions and operators first.
  const path = settings[0]?.search_path ?? ''
  if (path.includes('pg_catalog')) throw new ForgedTableError([`the search path is ${path}`])
  const { rows } = await inspect(db)
  const problems = rows.flatMap(({ name, problems, triggers }) => {
    const found = triggers.map((trigger) => trigger.trim().replaceAll(/\s+/g, ' '))
    const isExpected = found.join('\n') === expectedTriggers[name]?.join('\n')
    return [...problems, ...(isExpected ? [] : ['has other triggers'])].map(
      (problem) => `${name} ${problem}`,
    )
  })
  if (problems.length > 0) throw new ForgedTableError(problems)
}
