import { v7 } from 'uuid'

/** Pseudo-random values, the same for the same seed. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number between both, inclusive. */
  between(min: number, max: number): number
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  /** True with this probability. */
  chance(share: number): boolean
  /** A UUID v7 with this time. */
  id(at: Date): string
}

/** Uses mulberry32, whose 32 bits of state suffice for demo data. */
export const createRandom = (seed: number): Random => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    between,
    pick: (list) => {
      const item = list[between(0, list.length - 1)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    },
    chance: (share) => next() < share,
    id: (at) => {
      const random = Uint8Array.from({ length: 16 }, () => between(0, 255))
      return v7({ msecs: at.getTime(), seq: between(0, 2 ** 31 - 1), random })
    },
  }
}
