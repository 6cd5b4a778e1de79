import { vi } from 'vitest'

export interface Clock {
  now(): Date
  advance(milliseconds: number): void
  /** Moves to the beginning of the next 30 seconds, in which codes are new. */
  nextTotpStep(): void
}

/** Stops the clock of this test file at the present; it moves only when it is told to. */
export const stopClock = (): Clock => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const advance = (milliseconds: number): void => {
    vi.setSystemTime(Date.now() + milliseconds)
  }
  return {
    now: () => new Date(),
    advance,
    nextTotpStep: () => advance(30_000 - (Date.now() % 30_000)),
  }
}
