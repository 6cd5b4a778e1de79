import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

const STEP_SECONDS = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function decodeBase32(text: string): Buffer {
  const bits = [...text.replace(/[\s=]/g, '').toUpperCase()]
    .map((email) => alphabet.indexOf(email).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** The step (30 s since 1970) at a moment. */
export const stepAt = (moment: number): number => Math.floor(moment / 1000 / STEP_SECONDS)

/**
 * The six digits of one step (RFC 6238 over RFC 4226, SHA-1). This is a second implementation
 * from the RFC, so that the test does not check the server's library against itself.
 */
export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const digits = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000
  return String(digits).padStart(6, '0')
}

/** The least time that an offered code stays valid. */
const MARGIN = 5_000

/**
 * An authenticator that never offers a code twice. The server accepts each step once, with a
 * drift of one step either way, so a third sign-in within a minute needs the following step.
 */
export class Authenticator {
  readonly #secret: string
  #last = 0

  constructor(secret: string) {
    this.#secret = secret
  }

  /**
   * The next code that the server accepts. If all current codes are used, it waits until there is
   * one.
   */
  async next(): Promise<string> {
    this.#last = Math.max(this.#last + 1, stepAt(Date.now() + MARGIN) - 1)
    const acceptedFrom = (this.#last - 1) * STEP_SECONDS * 1000
    await setTimeout(Math.max(0, acceptedFrom - Date.now()))
    return codeOf(this.#secret, this.#last)
  }
}
