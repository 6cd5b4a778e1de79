import type { Loadable } from '../../loadable'
import { clockTime } from '../../text/dates'

/** A part of the page that polls; its value says when it was true. */
type Polled = Loadable<{ asOf: Date }>

export interface Liveness {
  /** When the newest part arrived; undefined before the first one. */
  asOf: Date | undefined
  /** How many of the parts fail to load. */
  failing: 'none' | 'some' | 'all'
}

const isFailing = (part: Polled) =>
  part.status === 'failed' || (part.status === 'ready' && part.stale !== undefined)

/** Whether the parts of a page are up to date, in one line for all of them. */
export function livenessOf(parts: readonly Polled[]): Liveness {
  const times = parts.flatMap((part) => (part.status === 'ready' ? [part.data.asOf.getTime()] : []))
  const failing = parts.filter(isFailing).length
  return {
    asOf: times.length === 0 ? undefined : new Date(Math.max(...times)),
    failing: failing === 0 ? 'none' : failing === parts.length ? 'all' : 'some',
  }
}

/** Leaves out how old a part is, unless it is older than the line for all parts says. */
export function quiet<T>(part: Loadable<T>, { asOf }: Liveness): Loadable<T> {
  if (part.status !== 'ready' || !part.stale || !asOf) return part
  if (clockTime(part.stale.since) !== clockTime(asOf)) return part
  const { stale: _, ...fresh } = part
  return fresh
}

/**
 * One 'Try again' for parts that failed together; undefined where each part has its own. Parts of the
 * same read are tried once.
 */
export function sharedRetry(parts: readonly Loadable<unknown>[]): (() => void) | undefined {
  const retries = parts.flatMap((part) => (part.status === 'failed' ? [part.onRetry] : []))
  if (retries.length < 2) return undefined
  return () => {
    for (const retry of new Set(retries)) retry()
  }
}

/** Leaves the button out of a failed part: the page has one for all. */
export const withSharedRetry = <T>(part: Loadable<T>): Loadable<T> =>
  part.status === 'failed' ? { ...part, hasSharedRetry: true } : part
