import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { Server } from 'node:tls'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { TlsFiles } from '../config/tls.ts'
import { errorCode } from '../platform/dataFolder.ts'
import { StartError } from '../platform/startError.ts'

/** A certificate with the certificates of its issuers, and its private key, both as PEM. */
export interface TlsIdentity {
  readonly cert: string
  readonly key: string
}

const readPem = async (variable: string, file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    throw new StartError(
      `${variable} cannot be read: ${file} (${errorCode(error)})`,
      'Check the path and its permissions.',
    )
  }
}

const parseCertificate = (pem: string, file: string): X509Certificate => {
  try {
    return new X509Certificate(pem)
  } catch {
    throw new StartError(
      `TLS_CERT_FILE is not a certificate: ${file}`,
      'Set it to a PEM file with the certificate first and its issuers after it.',
    )
  }
}

const parseKey = (pem: string, file: string): KeyObject => {
  try {
    return createPrivateKey(pem)
  } catch {
    throw new StartError(
      `TLS_KEY_FILE is not a private key: ${file}`,
      'Set it to a PEM file with the key of the certificate, without a passphrase.',
    )
  }
}

/** What browsers will refuse about a certificate; undefined when there is nothing. */
const problemOf = (cert: string, publicUrl: string): string | undefined => {
  const certificate = new X509Certificate(cert)
  const hostname = new URL(publicUrl).hostname.replace(/^\[(.*)\]$/, '$1')
  const isNamed = isIP(hostname) ? certificate.checkIP(hostname) : certificate.checkHost(hostname)
  if (!isNamed) return `it does not name ${hostname}`
  if (certificate.validToDate < new Date()) return `it expired on ${certificate.validTo}`
  return undefined
}

const warnAboutCertificate = (
  { cert }: TlsIdentity,
  { certFile, publicUrl, log }: { certFile: string; publicUrl: string; log: FastifyBaseLogger },
): void => {
  const problem = problemOf(cert, publicUrl)
  if (problem) log.warn({ certFile }, `Browsers will refuse the certificate: ${problem}`)
}

const readFiles = async ({ certFile, keyFile }: TlsFiles): Promise<TlsIdentity> => ({
  cert: await readPem('TLS_CERT_FILE', certFile),
  key: await readPem('TLS_KEY_FILE', keyFile),
})

/** @throws StartError when a file is broken, or when they do not belong together */
const check = ({ cert, key }: TlsIdentity, { certFile, keyFile }: TlsFiles): void => {
  const certificate = parseCertificate(cert, certFile)
  if (certificate.checkPrivateKey(parseKey(key, keyFile))) return
  throw new StartError(
    `TLS_KEY_FILE is not the key of TLS_CERT_FILE: ${keyFile}`,
    'Set both to files that were issued together.',
  )
}

/**
 * Reads the certificate and its key. Only warns about a certificate that browsers will refuse, for
 * example because it has expired: it can be renewed while the server runs.
 * @throws StartError when a file is missing or broken, or when they do not belong together
 */
export const readTls = async (
  files: TlsFiles,
  publicUrl: string,
  log: FastifyBaseLogger,
): Promise<TlsIdentity> => {
  const identity = await readFiles(files)
  check(identity, files)
  warnAboutCertificate(identity, { certFile: files.certFile, publicUrl, log })
  return identity
}

interface Renewal {
  readonly files: TlsFiles
  readonly publicUrl: string
  /** Milliseconds between two reads; a minute by default. */
  readonly every?: number
}

/**
 * Uses a renewed certificate for new connections, without a restart. It reads the files again and
 * again: a watcher misses the symbolic links that certbot and Kubernetes replace. While only one of
 * the two files is new, they do not belong together, and the old ones stay in use.
 * @returns a function that stops it
 */
export const renewTls = (
  { server, log }: FastifyInstance,
  inUse: TlsIdentity,
  { files, publicUrl, every = 60_000 }: Renewal,
): (() => void) => {
  if (!(server instanceof Server)) throw new Error('The server has no certificate')
  const { certFile } = files
  let current = inUse
  const look = async (): Promise<void> => {
    const found = await readFiles(files)
    if (found.cert === current.cert && found.key === current.key) return
    check(found, files)
    current = found
    warnAboutCertificate(current, { certFile, publicUrl, log })
    server.setSecureContext(current)
    log.info({ certFile }, 'The renewed certificate is in use')
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => {
      log.warn({ err: error }, 'The certificate was not renewed: the old one stays in use')
    })
  }, every).unref()
  return () => clearInterval(timer)
}
