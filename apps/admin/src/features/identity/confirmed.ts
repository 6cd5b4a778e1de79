import type { ErrorCode } from '@hearth/api/error'
import { freshCalls } from '@hearth/api/freshCalls.gen'
import { serverNow } from '@hearth/api/serverTime'
import { own } from '@hearth/api/shape'
import { errorTexts } from '../../errors/errorTexts'
import { sendWith } from '../../session/freshness'
import { fetchAsShown } from '../../session/ownCalls'
import type { Session } from '../../session/sessionUser'

/** Asks for the second factor; resolves to whether it was passed. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** Asks for the second factor now. Returns false where no dialog for it is mounted. */
export const confirmIdentity = (): Promise<boolean> => ask?.() ?? Promise.resolve(false)

const notFresh: ErrorCode = 'secondFactorNotFresh'

const isNotFresh = async (response: Response): Promise<boolean> =>
  response.status === 403 &&
  own(
    await response
      .clone()
      .json()
      .catch(() => undefined),
    'code',
  ) === notFresh

/** Instead of an answer, after the person closed the question. */
const notConfirmed = (): Response =>
  Response.json({ code: notFresh, message: errorTexts.notConfirmed }, { status: 403 })

/** Whether the last second factor is known to be too old, by the clock of the server. */
const isStale = ({ freshUntil }: Session): boolean =>
  freshUntil !== undefined && Date.parse(freshUntil) <= serverNow().getTime()

/**
 * Sets who asks for the second factor. A call that needs a fresh one waits for the answer if the
 * last one is known to be too old, or is made again if the server refuses it: the form or the
 * question that has made it stays as it is.
 * @param current gives the session now: another tab may have confirmed it meanwhile
 * @returns a function that ends it
 */
export function askWith(next: Ask, current: () => Session): () => void {
  ask = next
  const end = sendWith(async (request, id) => {
    // The text and not a clone: a cloned body is a stream, which network tools can't show.
    const body = request.method === 'GET' ? '' : await request.text()
    const send = () => fetchAsShown(new Request(request, body === '' ? {} : { body }))
    if (freshCalls.has(id) && isStale(current())) return (await next()) ? send() : notConfirmed()
    const response = await send()
    if (!(await isNotFresh(response))) return response
    return (await next()) ? send() : notConfirmed()
  })
  return () => {
    end()
    if (ask === next) ask = undefined
  }
}
