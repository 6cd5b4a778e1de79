import { type ComponentType, createContext } from 'react'

export interface MissingPartProps {
  /** The person goes on without it. */
  onClose: () => void
}

/**
 * Stands for a part that a person has asked for, and whose code is gone after a deploy: it offers a
 * reload. ui does not know how; without one nothing shows.
 */
export const MissingPartContext = createContext<ComponentType<MissingPartProps> | undefined>(
  undefined,
)

const loads = new Set<() => Promise<unknown>>()

/**
 * Registers code that every page may need, but none to show its rows. Returns a function that
 * unregisters it.
 */
export const registerLatePart = (load: () => Promise<unknown>): (() => void) => {
  loads.add(load)
  return () => {
    loads.delete(load)
  }
}

/**
 * Loads the code of all late parts, so that they open at once when a person asks for them. One that
 * is missing does no harm until then.
 */
export const loadLateParts = async (): Promise<void> => {
  await Promise.allSettled([...loads].map((load) => load()))
}
