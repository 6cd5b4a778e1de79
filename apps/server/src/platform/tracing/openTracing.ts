import { createRequire } from 'node:module'
import { FastifyOtelInstrumentation } from '@fastify/otel'
import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracing } from './tracing.ts'
import { withoutPersons } from './withoutPersons.ts'

interface TracingOptions {
  /** Exports the spans. @default to the collector in the variables OTEL_EXPORTER_OTLP_* */
  readonly exporter?: SpanExporter
  /** The share of traces that are recorded, unless the caller decided. @default 1 */
  readonly share?: number | undefined
}

/**
 * Starts tracing. Imported only with OTEL_EXPORTER_OTLP_ENDPOINT: other processes then load no tracing
 * code. Does not use `@opentelemetry/sdk-node`, which also loads exporters for gRPC, logs and metrics.
 */
export const openTracing = ({
  exporter = new OTLPTraceExporter(),
  share = 1,
}: TracingOptions = {}): Tracing => {
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'hearth' }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withoutPersons(exporter) })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  // Trace only statements within a step: each poll of the queue would start another trace.
  const statements = new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true })
  // Require the driver again: it was loaded before, and the instrumentation patches CommonJS on `require`.
  createRequire(import.meta.url)('pg')
  const requests = new FastifyOtelInstrumentation({
    recordExceptions: false,
    instrumentHooks: false,
    instrumentHandler: false,
    ignorePaths: ({ url }) => url === '/healthz' || url === '/readyz',
    requestHook: (span, { method, routeOptions }) => {
      const { operationId = `${method} ${routeOptions.url ?? 'none'}` } = routeOptions.config
      span.updateName(operationId)
    },
  })
  const tracer = trace.getTracer('hearth')
  return {
    requests: requests.plugin(),
    current: () => {
      const carrier: { traceparent?: string } = {}
      propagation.inject(context.active(), carrier)
      return carrier.traceparent
    },
    step: (name, work, parent) => {
      const within = parent
        ? propagation.extract(ROOT_CONTEXT, { traceparent: parent })
        : context.active()
      return tracer.startActiveSpan(name, { kind: SpanKind.INTERNAL }, within, async (span) => {
        try {
          return await work()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      })
    },
    flush: () => provider.forceFlush(),
    stop: async () => {
      await provider.shutdown()
      statements.disable()
      requests.disable()
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}
