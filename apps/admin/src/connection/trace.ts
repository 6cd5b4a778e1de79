type Send<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Promise<Response>

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Sends each request with a `traceparent` of its own (W3C Trace Context), so that a trace begins with the
 * call of the panel and leads on to its jobs and emails.
 * @param share the part of the traces that the server records, from 0 to 1. Without one, the deployment
 * keeps no traces, and the header is left out.
 */
export const withTrace = <Rest extends unknown[]>(
  send: Send<Rest>,
  share: number | undefined,
): Send<Rest> =>
  share === undefined
    ? send
    : (request, ...rest) => {
        const isRecorded = Math.random() < share
        request.headers.set('traceparent', `00-${hex(16)}-${hex(8)}-0${isRecorded ? 1 : 0}`)
        return send(request, ...rest)
      }
