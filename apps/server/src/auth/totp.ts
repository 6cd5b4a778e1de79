import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import { toDataURL } from 'qrcode'

/** The time step of codes in seconds (RFC 6238). */
const period = 30

/** Makes a seed of 160 bits, in base32 for authenticator apps (RFC 4226, section 4, R6). */
export const makeSeed = (): string => generateSecret({ length: 20 })

/** Draws the key URI of a seed as a PNG data URL, so that the seed is sent to no other service. */
export const drawQr = (seed: string, label: string, issuer: string): Promise<string> =>
  toDataURL(generateURI({ issuer, label, secret: seed, period }), {
    errorCorrectionLevel: 'M',
    margin: 2,
    width: 320,
  })

/** The code that a seed gives at this time. */
export const codeOf = (seed: string, now: Date): string =>
  generateSync({ secret: seed, period, epoch: Math.floor(now.getTime() / 1000) })

/**
 * The time step of a code, allowing a drift of one step either way; undefined for a wrong code. The
 * caller must accept each step only once.
 */
export const stepOf = (code: string, seed: string, now: Date): number | undefined => {
  const result = verifySync({
    secret: seed,
    token: code,
    period,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: period,
  })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
