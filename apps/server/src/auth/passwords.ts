import { randomUUID } from 'node:crypto'
import { hash, type Options, verify } from '@node-rs/argon2'
import { AppError } from '../errors.ts'

/** argon2id (the library's default) with the minima of OWASP ASVS 5.0, appendix C. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Hashes at work at once, and those that may wait: beyond that a flood is turned away. */
const concurrency = { working: 4, waiting: 50 }

/** Hash of a new password, byte for byte as typed. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** True for a hash made with an older cost: replace it at the next sign-in. */
export const needsRehash = (passwordHash: string): boolean => !passwordHash.startsWith(costPrefix)

/** Runs tasks a few at a time, in order. */
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
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }
}

export interface Passwords {
  /**
   * Compares; without a hash it works as long and says no, so that time tells nothing about
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
