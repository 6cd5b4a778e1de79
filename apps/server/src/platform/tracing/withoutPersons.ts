import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/**
 * The attributes that leave the process. All others are removed, for example the address of a request,
 * which may contain a token or a search.
 */
const allowed: ReadonlySet<string> = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'db.system.name',
  'db.operation.name',
  'db.query.text',
])

const allowedOf = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name)))

/** Removes events and the message of a failure: an error may quote a value. */
const strip = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: allowedOf(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })

/** An exporter that removes personal data, even if a library adds it to a span. */
export const withoutPersons = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(strip), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
})
