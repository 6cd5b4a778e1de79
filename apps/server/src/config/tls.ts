import { StartError } from '../platform/startError.ts'
import type { Variables } from './variables.ts'

/** The files of `TLS_CERT_FILE` and `TLS_KEY_FILE`. */
export interface TlsFiles {
  readonly certFile: string
  readonly keyFile: string
}

/**
 * The files of the certificate and its key; undefined when the server speaks plain HTTP.
 * @throws StartError when only one is set, or when browsers are sent to an address without TLS
 */
export const readTlsFiles = ({
  TLS_CERT_FILE: certFile,
  TLS_KEY_FILE: keyFile,
  PUBLIC_URL,
}: Variables): TlsFiles | undefined => {
  if (!certFile && !keyFile) return undefined
  if (!certFile || !keyFile) {
    const [missing, given] = certFile
      ? ['TLS_KEY_FILE', 'TLS_CERT_FILE']
      : ['TLS_CERT_FILE', 'TLS_KEY_FILE']
    throw new StartError(
      `${missing} is not set, but ${given} is`,
      'Set it too, or neither: then the server speaks plain HTTP.',
    )
  }
  if (PUBLIC_URL?.startsWith('http:')) {
    throw new StartError(
      `PUBLIC_URL is ${PUBLIC_URL}, and with TLS_CERT_FILE the server only speaks https`,
      'Let it start with https://, or unset TLS_CERT_FILE and TLS_KEY_FILE.',
    )
  }
  return { certFile, keyFile }
}
