import { fileSize } from '../../text/fileSize'
import { operationsText as text } from './operationsText'

/** The role of a process. */
type ProcessRole = keyof typeof text.missing

interface RunningProcess {
  version: string
  roles: readonly ProcessRole[]
  /** The last heartbeat of the process. */
  seenAt: string
}

interface JobQueue {
  /** The name of the queue. Shown as it is, unless the texts have a label for it. */
  name: string
  waiting: number
  retrying: number
  running: number
  failed: number
  /** The time from which the oldest unfinished job waits. */
  oldest: string | null
}

/** The state of the deployment, as the server measured it. */
export interface Operations {
  /** The server's time. All other times are compared with it. */
  measuredAt: string
  database: string
  processes: readonly RunningProcess[]
  queues: readonly JobQueue[]
  record: {
    unsealed: number
    oldestUnsealed: string | null
    /** When the seals were last verified. */
    verifiedAt: string | null
    isIntact: boolean | null
  }
  backup: { lastAt: string | null }
  drill: { lastAt: string | null; hasPassed: boolean | null }
  disk: { size: number; free: number } | null
}

type LineState = keyof typeof text.states

/** One line of the page. */
export interface Line {
  id: string
  name: string
  state: LineState
  fact: string
  /** A time that is shown after the fact. */
  since?: string | undefined
  /** The remedy; undefined if the line is in order. */
  advice?: string | undefined
  /** A command, a variable or a log message, shown after the advice. */
  code?: string | undefined
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The limits from which a line needs attention. The alert rules for Prometheus use the same limits. */
export const limits = {
  /** A process sends three heartbeats in this time. */
  silent: minute,
  oldestJob: { caution: 10 * minute, critical: hour },
  unsealed: minute,
  /** The record is verified every night; two nights may be missed. */
  verified: 3 * day,
  /** One backup each night, which may take two hours. */
  backup: { caution: 26 * hour, critical: 7 * day },
  drill: 8 * day,
  /** Shares of the disk. */
  free: { caution: 0.1, critical: 0.05 },
} as const

const rate = (
  value: number,
  { caution, critical }: { caution: number; critical: number },
): LineState => (value > critical ? 'critical' : value > caution ? 'caution' : 'well')

type Age = (since: string) => number

const versionLine = ({ processes, database }: Operations): Line => {
  const versions = [...new Set(processes.map(({ version }) => version))]
  const line = { id: 'version', name: text.version }
  return versions.length > 1
    ? {
        ...line,
        state: 'caution',
        fact: text.versions(versions.join(', ')),
        advice: text.versionsAdvice,
      }
    : { ...line, state: 'well', fact: text.oneVersion(versions[0] ?? '', database) }
}

const roles = ['web', 'jobs', 'clock'] as const

const processLine = ({ processes }: Operations, ageOf: Age): Line => {
  const line = { id: 'processes', name: text.processes }
  const isSilent = ({ seenAt }: RunningProcess) => ageOf(seenAt) > limits.silent
  const alive = processes.filter((one) => !isSilent(one))
  const missing = roles.find((role) => !alive.some((one) => one.roles.includes(role)))
  if (missing) {
    return {
      ...line,
      state: 'critical',
      fact: text.missing[missing],
      advice: text.missingAdvice,
      code: missing,
    }
  }
  const silent = processes.length - alive.length
  return silent > 0
    ? { ...line, state: 'caution', fact: text.silent(silent), advice: text.silentAdvice }
    : { ...line, state: 'well', fact: text.running(alive.length) }
}

const diskLine = ({ disk }: Operations): Line => {
  const line = { id: 'disk', name: text.disk }
  if (!disk) return { ...line, state: 'well', fact: text.noDisk }
  const share = disk.size > 0 ? disk.free / disk.size : 0
  const state = rate(-share, { caution: -limits.free.caution, critical: -limits.free.critical })
  return {
    ...line,
    state,
    fact: text.free(fileSize(disk.free), fileSize(disk.size)),
    ...(state !== 'well' && { advice: text.diskAdvice }),
  }
}

const failureAdvice = (name: JobQueue['name']): string => {
  if (name === 'email') return text.emailAdvice
  return name === 'push' ? text.pushAdvice : text.jobAdvice
}

const queueLine = (queue: JobQueue, ageOf: Age): Line => {
  const queueNames = new Map<string, string>(Object.entries(text.queues))
  const { name, waiting, retrying, running, failed, oldest } = queue
  const line = { id: name, name: queueNames.get(name) ?? name }
  if (failed > 0 || retrying > 0) {
    return {
      ...line,
      state: failed > 0 ? 'critical' : 'caution',
      fact: failed > 0 ? text.givenUp(failed) : text.retrying(retrying),
      since: oldest ?? undefined,
      advice: failureAdvice(name),
      code: 'A job failed',
    }
  }
  if (!oldest) return { ...line, state: 'well', fact: text.idle }
  const state = rate(ageOf(oldest), limits.oldestJob)
  return {
    ...line,
    state,
    fact: text.waiting(waiting + running),
    since: oldest,
    ...(state !== 'well' && { advice: text.slowAdvice, code: 'job queue' }),
  }
}

const sealLine = ({ record }: Operations, ageOf: Age): Line => {
  const line = { id: 'seals', name: text.seals }
  const { unsealed, oldestUnsealed } = record
  if (unsealed === 0 || !oldestUnsealed) return { ...line, state: 'well', fact: text.sealed }
  const isLate = ageOf(oldestUnsealed) > limits.unsealed
  return {
    ...line,
    state: isLate ? 'critical' : 'well',
    fact: text.unsealed(unsealed),
    since: oldestUnsealed,
    ...(isLate && { advice: text.sealAdvice, code: 'The record is not sealed' }),
  }
}

const verifiedLine = ({ record }: Operations, ageOf: Age): Line => {
  const line = { id: 'verified', name: text.verified }
  const { verifiedAt: since, isIntact } = record
  if (!since) return { ...line, state: 'well', fact: text.notVerified }
  const code = 'pnpm cli record:verify'
  if (!isIntact) {
    return { ...line, state: 'critical', fact: text.broken, since, advice: text.brokenAdvice, code }
  }
  const intact = { ...line, fact: text.intact, since }
  return ageOf(since) > limits.verified
    ? { ...intact, state: 'caution', advice: text.verifiedAdvice, code }
    : { ...intact, state: 'well' }
}

const backupLine = ({ backup }: Operations, ageOf: Age): Line => {
  const line = { id: 'backup', name: text.backup }
  const advice = { advice: text.backupAdvice, code: 'pnpm cli backup' }
  if (!backup.lastAt) return { ...line, ...advice, state: 'critical', fact: text.noBackup }
  const state = rate(ageOf(backup.lastAt), limits.backup)
  const made = { ...line, state, fact: text.lastBackup, since: backup.lastAt }
  return state === 'well' ? made : { ...made, ...advice }
}

const drillLine = ({ drill }: Operations, ageOf: Age): Line => {
  const line = { id: 'drill', name: text.drill }
  const advice = { advice: text.drillAdvice, code: 'pnpm cli drill' }
  if (!drill.lastAt) return { ...line, ...advice, state: 'caution', fact: text.noDrill }
  const since = drill.lastAt
  if (!drill.hasPassed) {
    return { ...line, ...advice, state: 'critical', fact: text.failedDrill, since }
  }
  const isOld = ageOf(since) > limits.drill
  const passed = { ...line, fact: text.lastDrill, since }
  return isOld ? { ...passed, ...advice, state: 'caution' } : { ...passed, state: 'well' }
}

/** All lines, grouped by section. */
export const linesOf = (operations: Operations): Record<keyof typeof text.sections, Line[]> => {
  const now = Date.parse(operations.measuredAt)
  const ageOf: Age = (since) => now - Date.parse(since)
  return {
    server: [versionLine(operations), processLine(operations, ageOf), diskLine(operations)],
    jobs: operations.queues.map((queue) => queueLine(queue, ageOf)),
    safety: [
      sealLine(operations, ageOf),
      verifiedLine(operations, ageOf),
      backupLine(operations, ageOf),
      drillLine(operations, ageOf),
    ],
  }
}
