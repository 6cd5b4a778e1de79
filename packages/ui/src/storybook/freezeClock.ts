export interface FrozenClock {
  /**
   * Waits in real time for a timer with this delay in milliseconds: it may be set a moment after
   * what is visible.
   */
  waitForTimer: (milliseconds: number) => Promise<void>
  /** Advances the time and fires the timers that are due. */
  pass: (milliseconds: number) => void
  /** Restores the real clock. */
  restart: () => void
}

/** Shorter timers belong to the page itself (focus, animation) and keep running. */
const LONG = 1_000

/** That of a toast. Longer ones belong to the test, which gives up waiting in the end. */
const LONGEST = 5_000

/** How long the slowest machine may take to set a timer. */
const PATIENCE = 10_000

/**
 * For stories: `Date.now` and long timers stand still until the test advances them. A tool of
 * Storybook, not a part of the product.
 */
function freezeClock(): FrozenClock {
  const setTimeout = window.setTimeout.bind(window)
  const clearTimeout = window.clearTimeout.bind(window)
  const systemNow = Date.now
  const waiting = new Map<number, { at: number; ring: () => void }>()
  let now = systemNow()
  let lastId = 1_000_000

  const hold = (handler: () => void, delay = 0) => {
    if (delay < LONG || delay > LONGEST) return setTimeout(handler, delay)
    lastId += 1
    waiting.set(lastId, { at: now + delay, ring: handler })
    return lastId
  }
  const drop = (id?: number) => {
    if (id === undefined || !waiting.delete(id)) clearTimeout(id)
  }
  Object.assign(window, { setTimeout: hold, clearTimeout: drop })
  Date.now = () => now

  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 10))

  return {
    waitForTimer: async (milliseconds) => {
      const start = performance.now()
      while (![...waiting.values()].some(({ at }) => at === now + milliseconds)) {
        if (performance.now() - start > PATIENCE) throw new Error(`No timer of ${milliseconds} ms`)
        await aMoment()
      }
    },
    pass: (milliseconds) => {
      now += milliseconds
      for (const [id, { at, ring }] of [...waiting]) {
        if (at > now || !waiting.delete(id)) continue
        ring()
      }
    },
    restart: () => {
      Object.assign(window, { setTimeout, clearTimeout })
      Date.now = systemNow
    },
  }
}

/** A play function in which time passes only when told to. Whatever shows at its end stays. */
export const onAStoppedClock =
  <Context>(steps: (clock: FrozenClock, context: Context) => Promise<void>) =>
  async (context: Context) => {
    const clock = freezeClock()
    try {
      await steps(clock, context)
    } finally {
      clock.restart()
    }
  }
