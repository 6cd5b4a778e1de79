import { fetchAsShown } from './ownCalls'

/** Sends a request of the call with this id. */
type Send = (request: Request, id: string) => Promise<Response>

let sendFresh: Send | undefined

/**
 * Sets how requests are sent while the panel is open (features/identity). The pages outside of it do
 * not load that code.
 */
export function sendWith(send: Send): () => void {
  sendFresh = send
  return () => {
    if (sendFresh === send) sendFresh = undefined
  }
}

/** Sends a request of the api. */
export const fetchFresh: Send = (request, id) => (sendFresh ?? fetchAsShown)(request, id)
