import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { errorCode } from '../dataFolder.ts'
import { writeDurably } from '../durableFile.ts'
import { StartError } from '../startError.ts'

interface Holder {
  readonly pid: number
  /** Distinguishes processes with the same pid. Empty if the system does not provide it. */
  readonly started: string
  readonly host: string
  /** Unique for each lock. */
  readonly nonce: string
}

export interface FolderLock {
  release(): Promise<void>
}

/** The start time of a process in clock ticks; undefined if there is no such process. */
const processStart = (pid: number): string | undefined => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (errorCode(error) === 'ESRCH') return undefined
  }
  try {
    // Field 22 of proc(5). The name in field 2 may contain spaces and brackets.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isAlive = (holder: Holder): boolean => {
  if (holder.host !== hostname()) return true
  const started = processStart(holder.pid)
  return started !== undefined && (started === holder.started || !started || !holder.started)
}

const parse = (text: string): Holder | undefined => {
  try {
    const holder: Partial<Holder> = JSON.parse(text)
    return typeof holder.pid === 'number' && typeof holder.nonce === 'string'
      ? { started: '', host: '', ...holder, pid: holder.pid, nonce: holder.nonce }
      : undefined
  } catch {
    return undefined
  }
}

const readText = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Writes the text to a draft and moves it into place atomically. On disk first: a lock that a power
 * cut emptied could not be taken over.
 */
const put = async <T>(file: string, text: string, place: (draft: string) => Promise<T>) => {
  const draft = `${file}.${randomUUID()}`
  try {
    await writeDurably(draft, text)
    return await place(draft)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Creates a file. False if it already exists. */
const create = (file: string, text: string): Promise<boolean> =>
  put(file, text, async (draft) => {
    try {
      await link(draft, file)
      return true
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false
      throw error
    }
  })

/**
 * Replaces the lock of a dead process. False if another process does so. It first takes a claim to
 * that lock, because moving the dead lock away would be a race: a slower process could move away the
 * new lock of a faster one.
 */
const takeOver = async (file: string, dead: Holder, found: string, text: string) => {
  const claim = `${file}.after-${dead.nonce}`
  if (await take(claim, text)) return false
  try {
    if ((await readText(file)) !== found) return false
    await put(file, text, (draft) => rename(draft, file))
    return true
  } finally {
    await rm(claim, { force: true })
  }
}

/** Takes the lock, or returns its holder. */
const take = async (file: string, text: string): Promise<Holder | undefined> => {
  while (!(await create(file, text))) {
    const found = await readText(file)
    if (found === undefined) continue
    const holder = parse(found)
    if (!holder) {
      throw new StartError(`The lock ${file} is damaged`, 'Delete it if no server is running.')
    }
    if (isAlive(holder)) return holder
    if (await takeOver(file, holder, found, text)) return undefined
    // Another process is taking it.
    await setTimeout(5)
  }
  return undefined
}

/** The data folder belongs to a running process of this machine. */
export class FolderInUse extends StartError {
  readonly pid: number

  constructor(pid: number) {
    super(
      `The data folder is in use by process ${pid}`,
      'Stop it, or set DATA_DIR to another folder.',
    )
    this.pid = pid
  }
}

const inUse = (file: string, holder: Holder): StartError =>
  holder.host === hostname()
    ? new FolderInUse(holder.pid)
    : new StartError(
        `The data folder is in use by process ${holder.pid} on ${holder.host}`,
        `Stop it, or delete ${file} if you are certain that it no longer runs.`,
      )

/**
 * Takes the lock of a data folder. PGlite has no lock, and two processes on one folder lose
 * acknowledged rows without an error. Only the lock of a dead process can be taken over.
 * @throws StartError with the process that holds it
 */
export const lockFolder = async (file: string): Promise<FolderLock> => {
  const text = JSON.stringify({
    pid: process.pid,
    started: processStart(process.pid) ?? '',
    host: hostname(),
    nonce: randomUUID(),
  } satisfies Holder)

  const holder = await take(file, text)
  if (holder) throw inUse(file, holder)
  return {
    release: async () => {
      if ((await readText(file)) === text) await rm(file, { force: true })
    },
  }
}
