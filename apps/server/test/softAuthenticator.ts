import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

/* An authenticator of WebAuthn in software, as far as the tests need one: attestation 'none', one
   ES256 key, and a counter. */

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: Buffer): string => data.toString('base64url')

/** The head of a CBOR item (RFC 8949, section 3). */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}
const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value])
const map = (...entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

/** How an answer differs from that of an honest browser with user verification. */
export interface Differences {
  readonly origin?: string
  readonly host?: string
  readonly isVerified?: boolean
  /** Whether the passkey may be copied to other devices, and is. */
  readonly isSynced?: boolean
  readonly counter?: number
}

export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  const id = base64url(credentialId)
  let uses = 0

  const coseKey = (): Buffer => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    return map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    )
  }
  const clientData = (type: string, challenge: string, origin = 'http://localhost:3000') =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (
    { host = 'localhost', isVerified = true, isSynced = false, counter }: Differences,
    attested = Buffer.alloc(0),
  ): Buffer => {
    uses += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter ?? uses)
    // Backup eligible and backed up (WebAuthn, section 6.1).
    const synced = isSynced ? 0x08 | 0x10 : 0
    const flags = 0x01 | (isVerified ? 0x04 : 0) | synced | (attested.length > 0 ? 0x40 : 0)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, attested])
  }

  return {
    id,
    /** Answers `navigator.credentials.create()`. */
    create: (challenge: string, differences: Differences = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey()])
      const attestationObject = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(authenticatorData(differences, attested))],
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, differences.origin)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },
    /** Answers `navigator.credentials.get()`. */
    get: (challenge: string, differences: Differences = {}) => {
      const data = authenticatorData(differences)
      const client = clientData('webauthn.get', challenge, differences.origin)
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey)
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      }
    },
  }
}

export type Authenticator = ReturnType<typeof createAuthenticator>
