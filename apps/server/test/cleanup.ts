import { afterAll, vi } from 'vitest'

// Files share a process: none finds the clock that another one stopped.
afterAll(() => {
  vi.useRealTimers()
})
