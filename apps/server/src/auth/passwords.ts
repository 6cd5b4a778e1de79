import { randomUUID } from 'node:crypto'
import { hash, type Options, parseOptions, verify } from '@node-rs/argon2'
import { AppError } from '../kernel/errors.ts'

/** argon2id (the library's default) with the minimum costs of OWASP ASVS 5.0, appendix C. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } satisfies Options

const costPrefix = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** The number of hashes that run at the same time and that may wait. Further calls are refused. */
const concurrency = { working: 4, waiting: 50 }

/** One form of each letter (RFC 8265, OpaqueString): systems type the same 'é' as one or two characters. */
const normalize = (password: string): string => password.normalize('NFC')

/**
 * Hashes a password in its normal form, and otherwise as typed: blanks and case count.
 * @param salt of a set of secrets that are compared together. @default a new one of 128 bits
 */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> =>
  hash(normalize(password), { ...cost, ...(salt && { salt }) })

/** The salt of a hash in the PHC string format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
const saltOf = (passwordHash: string): Uint8Array =>
  Buffer.from(passwordHash.split('$')[4] ?? '', 'base64')

/** Whether a hash has an older cost, so that the next sign-in must replace it. */
export const needsRehash = (passwordHash: string): boolean => !passwordHash.startsWith(costPrefix)

/** Whether a hash is that of the normal form of a password, of the password as typed, or of neither. */
export type Match = 'normalized' | 'asTyped' | false

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
   * Compares a password with a hash, also with one that was made before passwords had a normal form.
   * Without a hash it returns false after the same time, so that the time does not reveal whether an
   * account exists.
   * @throws AppError tooManyRequests when too many calls are waiting
   */
  matches(password: string, passwordHash: string | null | undefined): Promise<Match>
  /**
   * Hashes a secret with the salt and the costs of a stored hash, to compare it with several hashes of
   * the same salt. Without a hash it takes the same time.
   * @throws AppError tooManyRequests when too many calls are waiting
   */
  hashLike(secret: string, passwordHash: string | undefined): Promise<string>
}

/** @param compare compares a password with a hash, @default by argon2 */
export const createPasswords = async (compare: typeof verify = verify): Promise<Passwords> => {
  const semaphore = createSemaphore()
  const decoyHash = await hashPassword(randomUUID())
  return {
    matches: (password, passwordHash) =>
      semaphore(async () => {
        const known = passwordHash ?? decoyHash
        const normalized = normalize(password)
        const match = (await compare(known, normalized))
          ? 'normalized'
          : normalized !== password && (await compare(known, password)) && 'asTyped'
        return passwordHash != null && match
      }),
    hashLike: (secret, passwordHash = decoyHash) =>
      semaphore(() => {
        const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
        return hash(secret, { memoryCost, timeCost, parallelism, salt: saltOf(passwordHash) })
      }),
  }
}
