import { useHearth } from './HearthProvider'

/** A value that all parts below one HearthProvider share, such as the last shapes of tables. */
export interface Memory<T> {
  initial: () => T
  /** By provider: a second one on the page has its own. */
  values: WeakMap<object, T>
}

/** Declares a shared value and its type; call it once, outside of components. */
export const createMemory = <T>(initial: () => T): Memory<T> => ({ initial, values: new WeakMap() })

/** The shared value of the nearest HearthProvider. It lasts as long as the provider. */
export function useMemory<T>({ initial, values }: Memory<T>): T {
  const { memoryKey } = useHearth()
  const value = values.get(memoryKey) ?? initial()
  values.set(memoryKey, value)
  return value
}
