import { randomUUID } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { AppError } from '../errors.ts'

/** argon2id (the library's default) with the minimum costs of OWASP ASVS 5.0, appendix C. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** The number of hashes that run at the same time and that may wait. Further calls are refused. */
const concurrency = { working: 4, waiting: 50 }

/** Hashes a password exactly as typed, without normalization. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether a hash has an older cost, so that the next sign-in must replace it. */
export const needsRehash = (passwordHash: string): boolean => !passwordHash.startsWith(costPrefix)

/** Limits how many tasks run at the same time. */
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
      // Hand the slot to the next waiting task, so that no new task overtakes it.
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}

export interface Passwords {
  /**
   * Compares a password with a hash. Without a hash it returns false after the same time, so that
   * the time does not reveal whether an account exists.
   * @throws AppError tooManyRequests when too many calls are waiting
   */
  matches(password: string, passwordHash: string | null | undefined): Promise<boolean>
}

export const createPasswords = async (): Promise<Passwords> => {
  const semaphore = createSemaphore()
  const decoyHash = await hashPassword(randomUUID())
  return {
    matches: (password, passwordHash) =>
      semaphore(async () => {
        const right = await verify(passwordHash ?? decoyHash, password)
        return right && passwordHash != null
      }),
  }
}
