import { vi } from 'vitest'

export interface Clock {
  now(): Date
  advance(milliseconds: number): void
  /** Moves to the start of the next 30 seconds, where codes are new. */
  nextTotpStep(): void
}

/** Stops the clock of this test file. It then only moves by `advance`. */
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
