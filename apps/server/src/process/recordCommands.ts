import { once } from 'node:events'
import { exportReasons } from '../appeals/exportReasons.ts'
import { openKeys } from '../auth/openKeys.ts'
import { rotateKeys } from '../auth/rotateKeys.ts'
import { readConfig } from '../config/config.ts'
import { audit } from '../kernel/audit.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/startError.ts'
import { acceptBreaks } from '../record/chain/acceptBreaks.ts'
import { sayFinding } from '../record/chain/checkLinks.ts'
import { createSealer } from '../record/chain/createSealer.ts'
import { resealChain } from '../record/chain/resealChain.ts'
import { createHeadStore } from '../record/chain/storedHead.ts'
import { sayWaiting } from '../record/chain/verifyChain.ts'
import { verifyRecord } from '../record/chain/verifyRecord.ts'
import { exportEntries } from '../record/export.ts'
import { operator, operatorName, type Values, withDatabase } from './commandLine.ts'
import { demandDate } from './options.ts'

/* The commands for operators about the record and its keys. */

const rotateAllKeys = (): Promise<string> =>
  withDatabase(async (db) => {
    const config = readConfig()
    const keys = await openKeys(config)
    const heads = createHeadStore(config.dataDir)
    const { sealed, unopened } = await rotateKeys(db, keys, await operator())
    const resealed = await resealChain(db, keys.chain, heads, await operator())
    const { links, breaks, earlier, head } = resealed
    if (breaks.length > 0) {
      throw new StartError(
        `Second factors re-encrypted: ${sealed}. The record is broken: ${breaks.map(sayFinding).join('. ')}`,
        'Its seals stay as they are. Keep SECRET_KEY_PREVIOUS until it is clear who did this.',
      )
    }
    const record = `Entries of the record sealed again: ${links}. Its head was ${earlier} and is ${head}`
    if (unopened.length === 0) return `Second factors re-encrypted: ${sealed}. ${record}`
    throw new StartError(
      `${record}. Second factors re-encrypted: ${sealed}; no configured key opens those of ${unopened.join(', ')}`,
      'Add their key to SECRET_KEY_PREVIOUS; if it is lost, reset them with `admin:reset-2fa`.',
    )
  })

const verify = ({ head }: Values): Promise<string> =>
  withDatabase(async (_db, database) => {
    const config = readConfig()
    const keys = await openKeys(config)
    const heads = createHeadStore(config.dataDir)
    const verdict = await verifyRecord(database, keys, heads, new Date(), head)
    const { breaks, mistimed, waiting, links } = verdict
    const found = [...breaks, ...mistimed]
    if (found.length > 0) {
      throw new StartError(
        `The record is ${breaks.length > 0 ? 'broken' : 'intact, but has late seals'}: ${found.map(sayFinding).join('. ')}. Entries: ${links}`,
        'Compare it with a backup from before. Once you know why, `record:accept-break` accepts it.',
      )
    }
    const accepted = verdict.accepted > 0 ? ` Accepted before: ${verdict.accepted}.` : ''
    const erased = verdict.erased > 0 ? `, ${verdict.erased} texts erased` : ''
    const counted = `Entries: ${links}.${accepted} Head: ${verdict.head}`
    if (!waiting) return `The record is intact${erased}. ${counted}`
    const partly = `The record is intact as far as it is sealed${erased}. ${sayWaiting(waiting)}. ${counted}`
    // The embedded database has no running server that could seal the entry.
    if (database.embedded) return partly
    throw new StartError(
      partly,
      'A running server seals it within seconds. If one runs, see its log.',
    )
  })

const accept = (): Promise<string> =>
  withDatabase(async (_db, database) => {
    const config = readConfig()
    const keys = await openKeys(config)
    const heads = createHeadStore(config.dataDir)
    // Before and after: an entry that waits for the next start of the server gets a late seal.
    const seal = createSealer(database, keys.chain, heads, createLog('silent'))
    await seal()
    const { breaks, mistimed, head } = await acceptBreaks(database, keys, heads, await operator())
    await seal()
    const accepted = [...breaks, ...mistimed]
    if (accepted.length === 0)
      return `The record is intact, so there is nothing to accept. Head: ${head}`
    return `Accepted: ${accepted.map(sayFinding).join('. ')}. Head: ${head}`
  })

const exportRecord = ({ subject, from, to, 'with-ip': withIp = false }: Values): Promise<string> =>
  withDatabase(async (db) => {
    const filter = {
      subject,
      from: demandDate(from, 'from'),
      to: demandDate(to, 'to'),
      withIp,
    }
    // First, so that no line is exported without an entry.
    const ctx = await operator()
    await audit(db, ctx, {
      action: 'record.export',
      after: { by: operatorName(), subject, from, to, withIp },
    })
    let entries = 0
    for await (const line of exportEntries(db, ctx.vault, filter)) {
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain')
      entries += 1
    }
    process.stderr.write(`Entries: ${entries}.\n`)
    return ''
  })

const isCategory = /^STATEMENT_CATEGORY_[A-Z_]+$/
const isTerritory = /^[A-Z]{2}(,[A-Z]{2})*$/

const exportStatements = ({ since, until, category, territory }: Values): Promise<string> =>
  withDatabase(async (db) => {
    if (category !== undefined && !isCategory.test(category)) {
      throw new StartError(
        `"${category}" is not a category`,
        'See docs/redress.md for their names.',
      )
    }
    if (territory !== undefined && !isTerritory.test(territory)) {
      throw new StartError(`"${territory}" is not a list of countries`, 'Correct it, as in PT,ES.')
    }
    const filter = {
      since: demandDate(since, 'since'),
      until: demandDate(until, 'until'),
      category: category ?? 'STATEMENT_CATEGORY_OTHER_VIOLATION_TC',
      territory: territory?.split(',') ?? [],
    }
    const ctx = await operator()
    await audit(db, ctx, {
      action: 'record.export',
      after: { by: operatorName(), from: since, to: until, reasons: true },
    })
    let lines = 0
    for await (const line of exportReasons(db, ctx.vault, filter)) {
      if (!process.stdout.write(`${line}\r\n`)) await once(process.stdout, 'drain')
      lines += 1
    }
    process.stderr.write(`Statements of reasons: ${lines - 1}.\n`)
    return ''
  })

/** The commands by name. */
export const recordCommands = {
  'keys:rotate': rotateAllKeys,
  'record:verify': verify,
  'record:accept-break': accept,
  'record:export': exportRecord,
  'reasons:export': exportStatements,
}
