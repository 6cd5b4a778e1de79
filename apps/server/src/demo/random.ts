import { v7 } from 'uuid'

/** A source of random-looking numbers, always the same for the same seed. */
export interface Random {
  /** From 0 up to 1, without 1. */
  next(): number
  /** A whole number; both ends are included. */
  between(min: number, max: number): number
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  /** True in `share` of the cases. */
  chance(share: number): boolean
  /** A UUID v7 for that moment. */
  id(at: Date): string
}

/** A source of numbers by mulberry32: 32 bits of state are plenty for demo data. */
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
