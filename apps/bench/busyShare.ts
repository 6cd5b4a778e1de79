import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** The CPU time, of 1, that other programs may take while a bench waits. */
export const quiet = 0.15

/** The share of its CPUs that the machine uses in the next three seconds. */
export async function busyShare(): Promise<number> {
  const read = () =>
    cpus().reduce(
      ([idle, all], { times }): [number, number] => [
        idle + times.idle,
        all + Object.values(times).reduce((sum, time) => sum + time),
      ],
      [0, 0] as [number, number],
    )
  const [idle, all] = read()
  await pause(3_000)
  const [laterIdle, laterAll] = read()
  return 1 - (laterIdle - idle) / (laterAll - all)
}
