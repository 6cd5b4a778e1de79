const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The part of the traces that the server records. Without one no call begins a trace. */
let recordedShare: number | undefined

/**
 * Makes each later call begin a trace.
 * @param share the part of the traces that the server records, from 0 to 1; undefined for a deployment
 * that keeps none
 */
export const beginTraces = (share: number | undefined): void => {
  recordedShare = share
}

/**
 * Sends each request with a `traceparent` of its own (W3C Trace Context), so that a trace begins with the
 * call of the panel and leads on to its jobs and emails. Without `beginTraces` the header is left out.
 */
export const withTrace =
  <Rest extends unknown[]>(send: (request: Request, ...rest: Rest) => Promise<Response>) =>
  (request: Request, ...rest: Rest): Promise<Response> => {
    if (recordedShare !== undefined) {
      const isRecorded = Math.random() < recordedShare
      request.headers.set('traceparent', `00-${hex(16)}-${hex(8)}-0${isRecorded ? 1 : 0}`)
    }
    return send(request, ...rest)
  }
