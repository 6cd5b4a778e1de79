import { own } from '@hearth/api/shape'

/** A credential in the JSON form of WebAuthn (Level 3, sections 5.1.1 and 5.1.2). */
export type CredentialJson = Record<string, unknown>

/** The binary fields of both kinds of response. */
const responseFields = [
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'signature',
  'userHandle',
] as const

/** Reads a field. A getter of the browser throws on an object that the browser did not make. */
function read(value: unknown, name: string): unknown {
  try {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  } catch {
    return undefined
  }
}

/** Calls a method without arguments; undefined if there is none or it throws. */
function call(value: unknown, name: string): unknown {
  const method = read(value, name)
  try {
    return typeof method === 'function' ? Reflect.apply(method, value, []) : undefined
  } catch {
    return undefined
  }
}

/**
 * The bytes of a binary field. Extensions pass them through messages, which turns a buffer into an
 * array or into an object with the indexes as keys. `instanceof` would refuse a buffer of another
 * frame.
 */
function bytesOf(value: unknown): Uint8Array | undefined {
  if (ArrayBuffer.isView(value)) {
    return new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
  }
  if (typeof value !== 'object' || value === null) return undefined
  if (Object.prototype.toString.call(value) === '[object ArrayBuffer]') {
    return new Uint8Array(value as ArrayBuffer)
  }
  // The JSON form of a Buffer of Node has its bytes in `data`.
  const data = own(value, 'data')
  const bytes = Object.values(Array.isArray(data) ? data : value)
  const isByte = (byte: unknown): byte is number =>
    typeof byte === 'number' && Number.isInteger(byte) && byte >= 0 && byte <= 255
  return bytes.every(isByte) ? Uint8Array.from(bytes) : undefined
}

/** A binary field in base64url; undefined if it is empty or not readable. */
function base64url(value: unknown): string | undefined {
  const bytes = typeof value === 'string' ? undefined : bytesOf(value)
  const encoded = bytes
    ? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    : value
  if (typeof encoded !== 'string') return undefined
  const text = encoded.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  return /^[\w-]+$/.test(text) ? text : undefined
}

function responseOf(response: unknown): Record<string, unknown> {
  const fields = responseFields.flatMap((name) => {
    const value = base64url(read(response, name))
    return value === undefined ? [] : [[name, value]]
  })
  const transports = call(response, 'getTransports') ?? read(response, 'transports')
  const areTexts = Array.isArray(transports) && transports.every((each) => typeof each === 'string')
  return { ...Object.fromEntries(fields), ...(areTexts && { transports: [...transports] }) }
}

/**
 * Turns what the browser gives for a passkey into the JSON of the contract. Each field is read by
 * itself, and `toJSON` is asked only for what is missing: password managers take the place of the
 * browser, and give plain objects, or objects of `PublicKeyCredential` that its methods refuse.
 * @returns undefined if a part is missing that every server needs
 */
export function credentialJson(credential: unknown): CredentialJson | undefined {
  const json = call(credential, 'toJSON')
  const sources = [credential, json]
  const id = sources
    .flatMap((source) => [read(source, 'rawId'), read(source, 'id')])
    .map(base64url)
    .find((text) => text !== undefined)
  const response: Record<string, unknown> = {
    ...responseOf(read(json, 'response')),
    ...responseOf(read(credential, 'response')),
  }
  const isComplete =
    response.clientDataJSON !== undefined &&
    (response.attestationObject !== undefined ||
      (response.authenticatorData !== undefined && response.signature !== undefined))
  if (id === undefined || !isComplete) return undefined
  return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} }
}
