import { afterAll, vi } from 'vitest'

// Files share a process, so restore the clock after each file.
afterAll(() => {
  vi.useRealTimers()
})
