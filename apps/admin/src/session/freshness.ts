import type { ErrorCode } from '@hearth/api/error'
import { own } from '@hearth/api/shape'
import { fetchAsShown } from './ownCalls'

/** Asks for the second factor; resolves to whether it was passed. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Sets who asks for the second factor. Returns a function that ends it. */
export function answerFreshness(next: Ask): () => void {
  ask = next
  return () => {
    if (ask === next) ask = undefined
  }
}

/** Asks for the second factor now; false where nobody can ask. */
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
 * Sends a request. Where the server wants the second factor again first, it asks for it and then
 * repeats the request: the form or the question that has sent it stays as it is.
 */
export async function fetchFresh(request: Request): Promise<Response> {
  if (!ask) return fetchAsShown(request)
  const again = request.clone()
  const response = await fetchAsShown(request)
  if (!ask || !(await isNotFresh(response))) return response
  return (await ask()) ? fetchAsShown(again) : response
}
