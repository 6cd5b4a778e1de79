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

/**
 * Sends a file to the signed address and returns the path of the stored file. It sends no cookie:
 * the address may belong to anybody. That requires `fetch`, and `fetch` cannot report progress.
 * @throws UploadError when the file did not arrive
 * @throws whatever the signal was aborted with
 */
export async function sendFile(url: string, file: File, signal: AbortSignal): Promise<string> {
  // URL.parse is newer than the browsers of many phones.
  if (!URL.canParse(url, location.origin)) throw new UploadError(uploadMessages.upload.failure)
  const address = new URL(url, location.origin)
  const status = await put(address, file, signal)
  if (status !== undefined && status >= 200 && status < 300) return address.pathname
  const words = status === undefined ? uploadTexts.failed : uploadTexts.failedWithStatus(status)
  logFailure({ method: 'PUT', path: '/{signed address}', status, message: words })
  throw new UploadError(words)
}

/** The status of the answer; undefined when there is none. */
async function put(address: URL, file: File, signal: AbortSignal): Promise<number | undefined> {
  try {
    const { status } = await fetch(address, {
      method: 'PUT',
      body: file,
      headers: { 'Content-Type': file.type },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal,
    })
    return status
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}
