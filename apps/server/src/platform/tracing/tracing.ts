import type { FastifyPluginCallback } from 'fastify'

/** Records traces: a request with its jobs and emails. */
export interface Tracing {
  /** A plugin that traces the requests of a server. Register it before the routes. */
  readonly requests: FastifyPluginCallback
  /** The position in the current trace, as a `traceparent` (W3C Trace Context). Undefined outside a trace. */
  current(): string | undefined
  /**
   * Runs a step of a trace.
   * @param parent the `traceparent` of the step. @default the current trace
   */
  step<T>(name: string, work: () => Promise<T>, parent?: string): Promise<T>
  /** Sends all ended spans. */
  flush(): Promise<void>
  /** Sends all ended spans, then stops tracing. */
  stop(): Promise<void>
}

/** The part of tracing for background work. */
export type StepTracing = Pick<Tracing, 'current' | 'step'>
