import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { letterOutcomes, type Observer } from '../../kernel/observer.ts'
import { version } from '../../version.ts'

/** Upper bounds in seconds: an unchanged poll takes milliseconds, a statement at most five seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The counts of one process. */
export interface ProcessMetrics {
  readonly registry: Registry
  readonly observer: Observer
}

/** Counts requests and emails from now on, and measures the process itself. */
export const createMetrics = (): ProcessMetrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'hearth_build_info',
    help: 'Always 1; its label is the version of this process.',
    labelNames: ['version'],
    registers,
  }).set({ version: version }, 1)
  const requests = new Counter({
    name: 'hearth_requests_total',
    help: 'Answered requests, by operation of the contract and status.',
    labelNames: ['call', 'status'],
    registers,
  })
  // No label for the status: each operation then has one histogram.
  const seconds = new Histogram({
    name: 'hearth_request_duration_seconds',
    help: 'Time until the answer was sent, by operation of the contract.',
    labelNames: ['call'],
    buckets: durations,
    registers,
  })
  const letters = new Counter({
    name: 'hearth_letters_total',
    help: 'Emails that the mail server accepted or refused. A refused one may be sent again.',
    labelNames: ['outcome'],
    registers,
  })
  // Start at 0: the rate of an alert needs a value before the first refusal.
  for (const outcome of letterOutcomes) letters.inc({ outcome }, 0)
  return {
    registry,
    observer: {
      countRequest: (call, status, elapsed) => {
        requests.inc({ call, status })
        seconds.observe({ call }, elapsed)
      },
      countLetter: (outcome) => letters.inc({ outcome }),
    },
  }
}
