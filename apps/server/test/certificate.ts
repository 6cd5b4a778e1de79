import { generateKeyPairSync, sign } from 'node:crypto'

/** One value of ASN.1 in DER (X.690): its tag, its length and its content. */
const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (at: Date) =>
  der(
    0x17,
    Buffer.from(at.toISOString().replace(/^..(..)-(..)-(..)T(..):(..):(..).*/, '$1$2$3$4$5$6Z')),
  )

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from('Hearth tests')))))

const day = 86_400_000

/**
 * A new self-signed certificate (RFC 5280) with its key, as PEM: Node can read certificates, but not
 * make any.
 */
export const createCertificate = ({
  host = 'localhost',
  until = new Date(Date.now() + day),
}: {
  readonly host?: string
  readonly until?: Date
} = {}) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const subjectAltName = sequence(
    oid('551d11'),
    der(0x04, sequence(der(0x82, Buffer.from(host)), der(0x87, Buffer.from([127, 0, 0, 1])))),
  )
  const certificate = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(utcTime(new Date(until.getTime() - 2 * day)), utcTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(subjectAltName)),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', certificate, privateKey))
  const whole = sequence(certificate, ecdsaWithSha256, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${whole}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
