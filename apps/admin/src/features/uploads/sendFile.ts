import { ApiError } from '@hearth/api/error'
import { logFailure } from '../../errors/log'
import { uploadMessages, uploadTexts } from './messages'

/** A failed upload, with the message of specification 5 or 8. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
}

/** The message when the server gives no address for a file: the server's reason, if it has one. */
export function noAddress(error: unknown): UploadError {
  const reason = error instanceof ApiError ? (error.errors[0]?.message ?? error.message) : ''
  return new UploadError(
    reason ? uploadTexts.failedBecause(reason) : uploadMessages.upload.failure,
    {
      cause: error,
    },
  )
}

export interface SendOptions {
  /** Stops the upload. */
  signal: AbortSignal
  /** Called with the percentage sent. */
  onProgress: (percent: number) => void
}

/**
 * Sends a file to the signed address and returns the path of the stored file. Another origin, such
 * as a bucket, gets no cookie.
 * @throws UploadError when the file did not arrive
 * @throws whatever the signal was aborted with
 */
export async function sendFile(url: string, file: File, options: SendOptions): Promise<string> {
  // URL.parse is newer than the browsers of many phones.
  if (!URL.canParse(url, location.origin)) throw new UploadError(uploadMessages.upload.failure)
  const address = new URL(url, location.origin)
  const status = await put(address, file, options)
  if (status !== undefined && status >= 200 && status < 300) return address.pathname
  const words = status === undefined ? uploadTexts.failed : uploadTexts.failedWithStatus(status)
  logFailure({ method: 'PUT', path: '/{signed address}', status, message: words })
  throw new UploadError(words)
}

/**
 * Resolves with the status of the answer, or with undefined when there was no answer. `fetch` cannot
 * report the progress of an upload, so this is an XMLHttpRequest.
 */
function put(
  address: URL,
  file: File,
  { signal, onProgress }: SendOptions,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('PUT', address)
    request.setRequestHeader('Content-Type', file.type)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress((100 * loaded) / total)
    }
    request.onload = () => resolve(request.status)
    request.onerror = () => resolve(undefined)
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}
