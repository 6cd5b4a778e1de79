import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Decrypter, Encrypter } from 'age-encryption'
import { StartError } from '../platform/startError.ts'

export const sha256 = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

/** Encrypts the files of a backup, or leaves them as they are. */
export interface Wrapping {
  readonly isEncrypted: boolean
  wrap(bytes: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>>
}

/** Decrypts a file of a backup. */
export type Unwrap = (bytes: Buffer<ArrayBuffer>) => Promise<Buffer<ArrayBuffer>>

const asBuffer = (bytes: Uint8Array<ArrayBuffer>): Buffer<ArrayBuffer> =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Encrypts for a public key of age (age-encryption.org/v1): the machine that makes backups cannot read
 * them. Without a key the files stay plain.
 * @throws StartError if the text is not a public key of age
 */
export const wrapFor = (recipient: string | undefined): Wrapping => {
  if (recipient === undefined) return { isEncrypted: false, wrap: async (bytes) => bytes }
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw new StartError(
      `"${recipient}" is not a public key of age`,
      'Make a key pair with `age-keygen -o key.txt`, and pass the part of the public key that begins with age1.',
    )
  }
  return {
    isEncrypted: true,
    wrap: async (bytes) => asBuffer(Uint8Array.from(await encrypter.encrypt(bytes))),
  }
}

/** Finds the key in a file of `age-keygen`, which also contains comments. */
const readIdentity = async (file: string): Promise<string> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  const key = /^AGE-SECRET-KEY-\S+$/m.exec(text)?.[0]
  if (key) return key
  throw new StartError(
    `There is no key of age in ${file}`,
    'Pass the file that `age-keygen` wrote. One of its lines begins with AGE-SECRET-KEY.',
  )
}

const wrongKey = (): StartError =>
  new StartError(
    'The key of --identity does not open this backup',
    'Pass the file with the private key of the --recipient that the backup was made for.',
  )

/**
 * Opens the files of a backup.
 * @param identity the file with the private key of age
 * @throws StartError if the backup is encrypted and the key is missing or wrong
 */
export const unwrapWith = async (
  identity: string | undefined,
  { isEncrypted }: { readonly isEncrypted: boolean },
): Promise<Unwrap> => {
  if (!isEncrypted) return async (bytes) => bytes
  if (identity === undefined) {
    throw new StartError(
      'The backup is encrypted',
      'Pass the file with the private key as --identity.',
    )
  }
  const decrypter = new Decrypter()
  try {
    decrypter.addIdentity(await readIdentity(identity))
  } catch (error) {
    throw error instanceof StartError ? error : wrongKey()
  }
  return async (bytes) => {
    try {
      return asBuffer(Uint8Array.from(await decrypter.decrypt(bytes)))
    } catch {
      throw wrongKey()
    }
  }
}
