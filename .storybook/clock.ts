/** The current time in every story. */
export const NOW = new Date('2026-06-15T09:30:00Z')

const SystemDate = globalThis.Date
const systemNow = SystemDate.now

const StoppedDate = new Proxy(SystemDate, {
  construct: (target, parts, made) =>
    Reflect.construct(target, parts.length === 0 ? [target.now()] : parts, made),
})

/**
 * Makes `NOW` the current date for stories and libraries, so that a calendar's today looks the
 * same every day. Timers keep running. Returns a function that restores the system's clock.
 */
export function stopTheDate(): () => void {
  SystemDate.now = () => NOW.getTime()
  globalThis.Date = StoppedDate
  return () => {
    SystemDate.now = systemNow
    globalThis.Date = SystemDate
  }
}
