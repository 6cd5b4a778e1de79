import type { Answer } from './call'

/** One way in which a call goes wrong. */
export interface Fault {
  name: string
  /** The answer that replaces the good one; without it the network breaks. */
  answer?: Answer
}

/**
 * No answer, a record that is gone, and the end of the session: enough for a page or an action if
 * another one of its kind is tested with all faults.
 */
export const mainFaults = <Kind extends Fault>(faults: readonly Kind[]): readonly Kind[] =>
  faults.filter(({ name }) => ['network down', '404', '401'].includes(name))

/**
 * How often a read is tried before its page gives up: once, plus three retries (specification 9).
 */
export const TRIES = 4

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
  headers,
})
const html = (status: number): Answer => ({
  status,
  contentType: 'text/html',
  body: '<!doctype html><html><body><h1>Bad gateway</h1><pre>at Object.undefined</pre></body></html>',
})
const text = (status: number, body: string): Answer => ({
  status,
  contentType: 'application/json',
  body,
})

/** The message that the server sends with a fault. */
export const REASON = 'The archive is being moved'

const network: Fault = { name: 'network down' }
const server: Fault = { name: '500 with a message', answer: json(500, { message: REASON }) }
const serverHtml: Fault = { name: '500 as HTML', answer: html(500) }
const gateway: Fault = { name: '502 without a body', answer: text(502, '') }
const wordless: Fault = {
  name: '500 whose message is not text',
  answer: json(500, { message: { code: 7 }, errors: 'all of them' }),
}
const answered = {
  gone: { name: '404', answer: json(404, { message: REASON }) },
  forbidden: { name: '403', answer: json(403, { message: REASON }) },
  wait: { name: '429', answer: json(429, { message: REASON }, { 'Retry-After': '7' }) },
  refused: {
    name: '422 with errors',
    answer: json(422, { message: REASON, errors: [{ field: 'page', message: 'is not one' }] }),
  },
} satisfies Record<string, Fault>

/**
 * Good answers of the wrong shape count as failed loads, like a broken network (specification
 * 10).
 */
const parsedAnswers: readonly Fault[] = [
  { name: '200 with {}', answer: json(200, {}) },
  { name: '200 with null', answer: json(200, null) },
  { name: '200 with null rows', answer: json(200, { data: [null, 7], pagination: { page: 'x' } }) },
]

const unreadableAnswers: readonly Fault[] = [
  { name: '200 with broken JSON', answer: text(200, '{"data": [{"id": "0') },
  { name: '200 without a body', answer: text(200, '') },
]

export interface ReadFault extends Fault {
  tries: number
  /** Whether it is also tested with data already on the page: one fault of each kind is. */
  runsWithData: boolean
}

const withData: readonly Fault[] = [
  network,
  server,
  gateway,
  ...unreadableAnswers.slice(-1),
  answered.gone,
  answered.forbidden,
]

const asRead = (tries: number) => (fault: Fault) => ({
  ...fault,
  tries,
  runsWithData: withData.includes(fault),
})

/**
 * The faults of a read, and how often the read is tried. A 4xx is an answer, and so is
 * JSON of the wrong shape: asking again does not change it.
 */
export const readFaults: readonly ReadFault[] = [
  ...[network, server, serverHtml, gateway, ...unreadableAnswers].map(asRead(TRIES)),
  ...[...Object.values(answered), ...parsedAnswers].map(asRead(1)),
]

/** Answers that end the session, whichever call gets them. */
export const endings: readonly Fault[] = [
  { name: '401', answer: json(401, { message: 'Please sign in again' }) },
  { name: "500 'invalid signature'", answer: json(500, { message: 'invalid signature' }) },
]

const long = 'Zażółć 👩‍👩‍👧 '.repeat(800)
export const MARKUP = '<img src=x onerror="document.title=`owned`"><b>Bold</b> words'

/**
 * The faults of a change and the message after each: the server's, or the call's own (none here).
 */
export const actionFaults: readonly (Fault & { says?: string | RegExp })[] = [
  network,
  { ...server, says: REASON },
  serverHtml,
  gateway,
  wordless,
  { ...answered.forbidden, says: REASON },
  { ...answered.wait, says: REASON },
  { name: '400 with a message', answer: json(400, { message: REASON }), says: REASON },
  { name: '409', answer: json(409, { message: REASON }), says: REASON },
  { name: '413 as HTML', answer: html(413) },
  // 300 characters as a person counts them; the last one is an ellipsis.
  { name: 'a message of 10,000 characters', answer: json(400, { message: long }), says: /👧.*…$/ },
  { name: 'a message of markup', answer: json(400, { message: MARKUP }), says: MARKUP },
  { name: '200 with null', answer: json(200, null) },
  { name: '200 as HTML', answer: html(200) },
]

/**
 * An answer that a call cannot use when it reads its answer. To the other calls it means success.
 */
export const emptyAnswers: readonly Fault[] = [
  { name: '200 with {}', answer: json(200, {}) },
  { name: '200 without a body', answer: text(200, '') },
]

export const notFound = answered.gone

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
