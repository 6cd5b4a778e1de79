import { spyOn } from 'storybook/test'
import { PATIENCE } from '../hooks/useSlow'

/** For a story's `beforeEach`: actions count as slow at once instead of after 10 s. */
export function shortTimeouts() {
  const { setTimeout } = window
  const sooner = (handler: TimerHandler, delay?: number, ...rest: unknown[]) =>
    setTimeout(handler, delay === PATIENCE ? 0 : delay, ...rest)
  const spy = spyOn(window, 'setTimeout').mockImplementation(sooner as typeof setTimeout)
  return () => spy.mockRestore()
}
