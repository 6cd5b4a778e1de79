import type { OpenDatabase } from '../../platform/database/database.ts'
import { createFinding, type Finding } from './checkLinks.ts'
import { HeadFileError, type HeadStore, type StoredHead } from './storedHead.ts'
import { type Verdict, type VerifyingKeys, verifyChain } from './verifyChain.ts'

/** The result of a verification, without what an operator has accepted. */
export interface RecordVerdict extends Pick<Verdict, 'links' | 'head' | 'waiting' | 'erased'> {
  readonly breaks: readonly Finding[]
  readonly mistimed: readonly Finding[]
  /** The number of accepted findings. */
  readonly accepted: number
  /** The names of all findings in the chain, which `acceptBreaks` accepts. */
  readonly names: readonly string[]
  /** The head before. */
  readonly stored: StoredHead | undefined
}

const about = (problem: string): Finding => createFinding({ entryId: null, problem })

/** A damaged file is a finding, so that everything else is verified nevertheless. */
export const readStored = async (
  heads: HeadStore,
): Promise<{ stored: StoredHead | undefined; damage: readonly Finding[] }> => {
  try {
    return { stored: await heads.read(), damage: [] }
  } catch (error) {
    if (!(error instanceof HeadFileError)) throw error
    return { stored: error.known, damage: [about(error.message)] }
  }
}

/**
 * Verifies the record against its stored head.
 * @param head compared instead of the stored head
 * @throws ForgedTableError
 */
export const verifyRecord = async (
  database: Pick<OpenDatabase, 'db' | 'embedded'>,
  keys: VerifyingKeys,
  heads: HeadStore,
  now: Date,
  head?: string,
): Promise<RecordVerdict> => {
  const { stored, damage } = await readStored(heads)
  const known = head === undefined ? stored : { head }
  const verdict = await verifyChain(database, keys, now, known)
  const { links, breaks, mistimed, lost, waiting } = verdict
  const accepted = new Set(stored?.accepted)
  const names = new Set([...breaks, ...mistimed].map(({ name }) => name))
  const isNew = ({ name }: Finding) => !accepted.has(name)
  // For example an accepted entry without a seal, which was removed since.
  const gone = [...accepted].filter((name) => !names.has(name))
  return {
    links,
    head: verdict.head,
    waiting,
    erased: verdict.erased,
    breaks: [
      ...damage,
      ...lost,
      ...gone.map((name) => about(`An accepted break has changed: ${name}`)),
      ...breaks.filter(isNew),
    ],
    mistimed: mistimed.filter(isNew),
    accepted: accepted.size - gone.length,
    names: [...names],
    stored,
  }
}
