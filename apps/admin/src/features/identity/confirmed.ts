import type { ErrorCode } from '@hearth/api/error'
import { own } from '@hearth/api/shape'
import { sendWith } from '../../session/freshness'
import { fetchAsShown } from '../../session/ownCalls'

/** Asks for the second factor; resolves to whether it was passed. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Asks for the second factor now. Returns false where no dialog for it is mounted. */
export const confirmIdentity = (): Promise<boolean> => ask?.() ?? Promise.resolve(false)

const isNotFresh = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  own(
    await response
      .clone()
      .json()
      .catch(() => undefined),
    'code',
  ) === ('secondFactorNotFresh' satisfies ErrorCode)

/**
 * Sets who asks for the second factor. Where the server wants it again before a call, it is asked
 * for, and the call is made again: the form or the question that has made it stays as it is.
 * Returns a function that ends it.
 */
export function askWith(next: Ask): () => void {
  ask = next
  const end = sendWith(async (request) => {
    // The text and not a clone: a cloned body is a stream, which network tools can't show.
    const body = request.method === 'GET' ? '' : await request.text()
    const send = () => fetchAsShown(new Request(request, body === '' ? {} : { body }))
    const response = await send()
    if (!(await isNotFresh(response))) return response
    return (await next()) ? send() : response
  })
  return () => {
    end()
    if (ask === next) ask = undefined
  }
}
