/** The times of one kind of request, in milliseconds. */
export interface Figures {
  readonly samples: number
  readonly p50: number
  readonly p95: number
  readonly max: number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN

export const summarize = (times: readonly number[]): Figures => {
  const sorted = times.toSorted((a, b) => a - b)
  return {
    samples: sorted.length,
    p50: at(sorted, 0.5),
    p95: at(sorted, 0.95),
    max: at(sorted, 1),
  }
}

/** Runs `task` repeatedly, with this pause in between, until `running` is over. */
export const repeatWhile = async (
  running: Promise<unknown>,
  pause: number,
  task: () => Promise<number>,
): Promise<number[]> => {
  let over = false
  const ended = running.finally(() => {
    over = true
  })
  const times: number[] = []
  while (!over) {
    times.push(await task())
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
  }
  await ended
  return times
}

const cell = (value: number): string => value.toFixed(1).padStart(8)

/** One line of the table; the last column is a multiple of the time of an empty handler. */
export const formatRow = (
  name: string,
  { samples, p50, p95, max }: Figures,
  empty: Figures,
): string =>
  `${name.padEnd(44)}${String(samples).padStart(7)}${cell(p50)}${cell(p95)}${cell(max)}${`${(p50 / empty.p50).toFixed(1)}×`.padStart(9)}`

export const header = `${'request'.padEnd(44)}${'samples'.padStart(7)}${'p50'.padStart(8)}${'p95'.padStart(8)}${'max'.padStart(8)}${'× empty'.padStart(9)}`
