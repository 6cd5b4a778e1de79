import { afterAll, vi } from 'vitest'

// Files share a process: no file may inherit a clock that another one stopped.
afterAll(() => {
  vi.useRealTimers()
})
