/** The moment at which every story happens. */
export const NOW = new Date('2026-06-15T09:30:00Z')

const SystemDate = globalThis.Date
const systemNow = SystemDate.now

const StoppedDate = new Proxy(SystemDate, {
  construct: (target, parts, made) =>
    Reflect.construct(target, parts.length === 0 ? [target.now()] : parts, made),
})

/**
 * Every date that a story or a library asks for is `NOW`, so that a calendar's today looks the same each
 * day. Timers go on. Returns what gives the system's clock back.
 */
export function stopTheDate(): () => void {
  SystemDate.now = () => NOW.getTime()
  globalThis.Date = StoppedDate
  return () => {
    SystemDate.now = systemNow
    globalThis.Date = SystemDate
  }
}
