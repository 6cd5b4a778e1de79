import type { FastifyPluginCallback } from 'fastify'

/** Follows a request through its jobs to its emails. */
export interface Tracing {
  /** Traces the requests of a server. Registered before its routes. */
  readonly requests: FastifyPluginCallback
  /** The position in the current trace, as a `traceparent` (W3C Trace Context). Undefined outside of one. */
  current(): string | undefined
  /**
   * Runs a step of a trace.
   * @param parent where the step belongs. @default the current trace
   */
  step<T>(name: string, work: () => Promise<T>, parent?: string): Promise<T>
  /** Sends the spans that have ended. */
  flush(): Promise<void>
  /** Sends them, and ends tracing. */
  stop(): Promise<void>
}

/** The part for work in the background. */
export type StepTracing = Pick<Tracing, 'current' | 'step'>
