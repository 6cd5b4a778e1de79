import type { Answer } from './call'

/** One way in which a call goes wrong. */
export interface Fault {
  name: string
  /** The answer that replaces the good one; without it the network breaks. */
  answer?: Answer
}

/** No answer: enough for an action if another one of its kind is tested with all faults. */
export const networkDown: Fault = { name: 'network down' }

/**
 * How often a read is tried before its page gives up: once, plus three retries (specification 9).
 */
const TRIES = 4

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
  headers,
})

/** The message that the server sends with a fault. */
export const REASON = 'The archive is being moved'

export const notFound: Fault = { name: '404', answer: json(404, { message: REASON }) }

interface ReadFault extends Fault {
  tries: number
}

/** Enough for a read if another one of its kind is tested with all faults. */
export const unanswered: ReadFault = { ...networkDown, tries: TRIES }

/**
 * One fault of each way in which a page takes it: no answer, which is tried again; a record that is
 * gone; a refusal, which ends the polls; rows of the wrong shape. The unit tests of the client say
 * which answers count as which (packages/api/src/client.test.ts, retry.test.ts).
 */
export const readFaults: readonly ReadFault[] = [
  unanswered,
  { ...notFound, tries: 1 },
  { name: '403', answer: json(403, { message: REASON }), tries: 1 },
  {
    name: '200 with null rows',
    answer: json(200, { data: [null, 7], pagination: { page: 'x' } }),
    tries: 1,
  },
]

/** An answer that ends the session, whichever call gets it. */
export const ended: Fault = { name: '401', answer: json(401, { message: 'Please sign in again' }) }

/** Another one: a backend answers so when it no longer knows its own signature. */
export const badSignature: Fault = {
  name: "500 'invalid signature'",
  answer: json(500, { message: 'invalid signature' }),
}

const long = 'Zażółć 👩‍👩‍👧 '.repeat(800)
export const MARKUP = '<img src=x onerror="document.title=`owned`"><b>Bold</b> words'

/** The server asks to be left alone for a while. */
export const wait: Fault = {
  name: '429',
  answer: json(429, { message: REASON }, { 'Retry-After': '7' }),
}

/**
 * One fault of each way in which a page shows the failure of a change, and the message: the server's,
 * or the call's own (none here). The unit tests of the client and of the messages
 * (apps/admin/src/errors/messages.test.ts) have every status and every broken answer.
 */
export const actionFaults: readonly (Fault & { says?: string | RegExp })[] = [
  networkDown,
  { ...wait, says: REASON },
  { name: '409', answer: json(409, { message: REASON }), says: REASON },
  // 300 characters as a person counts them; the last one is an ellipsis.
  { name: 'a message of 10,000 characters', answer: json(400, { message: long }), says: /👧.*…$/ },
  { name: 'a message of markup', answer: json(400, { message: MARKUP }), says: MARKUP },
]

/** An answer that a call cannot use when it reads its answer. To the other calls it means success. */
export const emptyAnswer: Fault = { name: '200 with {}', answer: json(200, {}) }

/** 422 with this many errors: the first ones on the given fields, the rest on unknown fields. */
export function refusedFields(fields: readonly string[], count: number): Fault {
  const errors = Array.from({ length: count }, (_, at) => ({
    field: fields[at] ?? `unknown${at}`,
    message: `is not right (${at})`,
  }))
  return {
    name: `422 with ${count} errors`,
    answer: json(422, { message: 'Please check the fields', errors }),
  }
}
