import type { Attributes } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'

/**
 * What a span may say. All other attributes stay here, for example the address of a request, which may
 * contain a token or a search.
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

/** Without events and without the text of a failure: an error may quote a value. */
const strip = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: allowedOf(span.attributes) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })

/** An exporter that sends no data about a person, whatever a library writes into its spans. */
export const withoutPersons = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.map(strip), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
})
