import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { errorCode, prepareDataFolder } from '../../platform/dataFolder.ts'
import { replaceFile } from '../../platform/durableFile.ts'
import { StartError } from '../../platform/startError.ts'
import { headPattern } from './seal.ts'

const headSchema = z.object({
  /** The last known link, as `12.seal`. */
  head: z.string().regex(headPattern),
  /** The number of links up to the head. Lower than its position if accepted breaks lack links. */
  links: z.int().min(0),
  /** Names of the findings that an operator has accepted. */
  accepted: z.array(z.string()).readonly(),
})

/** The part of the chain that is stored outside the database. */
export type StoredHead = Readonly<z.infer<typeof headSchema>>

/** Stores the head of the chain outside the database. */
export interface HeadStore {
  /**
   * Undefined before the first write.
   * @throws HeadFileError when the file cannot be read
   */
  read(): Promise<StoredHead | undefined>
  write(stored: StoredHead): Promise<void>
  /** Moves the head, and leaves the accepted findings as they are. */
  advance(head: Pick<StoredHead, 'head' | 'links'>): Promise<void>
}

/** The file of the head is empty, damaged or unreadable. */
export class HeadFileError extends StartError {
  /** The head that this process knows from before. */
  readonly known: StoredHead | undefined

  constructor(file: string, reason: string, known: StoredHead | undefined) {
    super(
      `The stored head of the record, ${file}, ${reason}`,
      'Compare the record with the last head of the log by `record:verify --head`. Once you know why, `record:accept-break` writes the file again.',
    )
    this.known = known
  }
}

const fileName = 'record-head.json'

const parse = (text: string): StoredHead | undefined => {
  try {
    return headSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Stores the head in a file of the data folder, and in memory in case the file is removed. An
 * attacker with access only to the database can change neither.
 */
export const createHeadStore = (dataDir: string): HeadStore => {
  const file = path.join(dataDir, fileName)
  let memory: StoredHead | undefined

  /** Each time from the file: a command may have accepted a break or resealed the chain. */
  const read = async (): Promise<StoredHead | undefined> => {
    let text: string
    try {
      text = await readFile(file, 'utf8')
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return memory
      throw new HeadFileError(file, `cannot be read (${errorCode(error)})`, memory)
    }
    const stored = parse(text)
    if (stored) {
      memory = stored
      return stored
    }
    const reason = text.trim() ? 'is damaged, or not a file of this server' : 'is empty'
    throw new HeadFileError(file, reason, memory)
  }

  const write = async (stored: StoredHead): Promise<void> => {
    memory = stored
    await prepareDataFolder(dataDir)
    await replaceFile(file, JSON.stringify(stored))
  }

  return {
    read,
    write,
    advance: async (head) => write({ ...head, accepted: (await read())?.accepted ?? [] }),
  }
}
