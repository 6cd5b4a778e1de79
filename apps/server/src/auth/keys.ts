import { createHash, hkdfSync } from 'node:crypto'
import { decrypt, encrypt } from '../platform/encrypt.ts'
import type { SigningKeys } from '../platform/signer.ts'

/** An encrypted text, and the key that encrypted it. */
export interface Sealed {
  readonly text: string
  readonly keyId: string
}

/** A key with an id that does not reveal it. */
interface NamedKey {
  readonly id: string
  readonly key: Buffer
}

/** The keys of the server, all derived from SECRET_KEY and its predecessors. */
export interface Keys {
  /** For the session cookie. */
  readonly cookie: SigningKeys
  /** For the cookies of known browsers. */
  readonly device: SigningKeys
  /** For the links to documents. */
  readonly documents: SigningKeys
  /** For the links for uploads. */
  readonly uploads: SigningKeys
  /** For the audit log's chain. Only the first seals, all can verify. */
  readonly chain: readonly [NamedKey, ...NamedKey[]]
  /** For the hashes of passports. */
  readonly documentHash: NamedKey
  /** For backups. The manifest of a backup stores the id as the fingerprint of SECRET_KEY. */
  readonly backup: readonly [NamedKey, ...NamedKey[]]
  /** Ids of the encryption keys, the current one first. */
  readonly ids: readonly [string, ...string[]]
  /** Encrypts (AES-256-GCM) with the current key, bound to its owner. */
  seal(plain: string, owner: string): Sealed
  /** Undefined if the key is missing, the owner differs or the text was changed. */
  open(sealed: Sealed, owner: string): string | undefined
  /** Encrypts again with the current key, so that older keys can be removed. Undefined as `open`. */
  renew(sealed: Sealed, owner: string): Sealed | undefined
}

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `hearth/${purpose}`, 32))

const namedKey = (secret: string, purpose: string): NamedKey => {
  const key = derive(secret, purpose)
  return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) }
}

export const createKeys = (secretKey: string, previous: readonly string[] = []): Keys => {
  const current = namedKey(secretKey, 'seal')
  const older = previous.map((secret) => namedKey(secret, 'seal'))
  const sealing = [current, ...older]
  const signingKeys = (purpose: string): SigningKeys => [
    derive(secretKey, purpose),
    ...previous.map((secret) => derive(secret, purpose)),
  ]

  const namedKeys = (purpose: string): readonly [NamedKey, ...NamedKey[]] => [
    namedKey(secretKey, purpose),
    ...previous.map((secret) => namedKey(secret, purpose)),
  ]

  const keys: Keys = {
    cookie: signingKeys('cookie'),
    device: signingKeys('device'),
    documents: signingKeys('documents'),
    uploads: signingKeys('uploads'),
    chain: namedKeys('chain'),
    documentHash: namedKey(secretKey, 'document-hash'),
    backup: namedKeys('backup'),
    ids: [current.id, ...older.map(({ id }) => id)],
    seal: (plain, owner) => ({ text: encrypt(current.key, plain, owner), keyId: current.id }),
    open: (sealed, owner) => {
      const key = sealing.find(({ id }) => id === sealed.keyId)?.key
      return key && decrypt(key, sealed.text, owner)
    },
    renew: (sealed, owner) => {
      if (sealed.keyId === current.id) return sealed
      const plain = keys.open(sealed, owner)
      return plain === undefined ? undefined : keys.seal(plain, owner)
    },
  }
  return keys
}
