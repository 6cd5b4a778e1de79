import { randomUUID } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { AppError } from '../errors.ts'

/** argon2id (the library's default) with the minimum costs of OWASP ASVS 5.0, appendix C. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Hashes that run at the same time, and hashes that may wait: anything beyond is turned away. */
const concurrency = { working: 4, waiting: 50 }

/** Hash of a new password, byte for byte as typed. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** True for a hash with an older cost: replace it at the next sign-in. */
export const needsRehash = (passwordHash: string): boolean => !passwordHash.startsWith(costPrefix)

/** Runs tasks in order, a few at a time. */
const createSemaphore = (): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let working = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (working >= concurrency.working) {
      if (waiting.length >= concurrency.waiting) {
        throw new AppError('tooManyRequests', { retryAfter: 2 })
      }
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      working += 1
    }
    try {
      return await task()
    } finally {
      // The slot goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}

export interface Passwords {
  /**
   * Compares. Without a hash it takes as long and says no, so that the time does not reveal
   * whether an account exists.
   * @throws AppError tooManyRequests when too many are waiting
   */
  matches(password: string, passwordHash: string | null | undefined): Promise<boolean>
}

export const createPasswords = async (): Promise<Passwords> => {
  const semaphore = createSemaphore()
  const nobodys = await hashPassword(randomUUID())
  return {
    matches: (password, passwordHash) =>
      semaphore(async () => {
        const right = await verify(passwordHash ?? nobodys, password)
        return right && passwordHash != null
      }),
  }
}
