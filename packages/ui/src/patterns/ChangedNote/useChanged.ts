import { useState } from 'react'

/**
 * Whether somebody else has changed a record since its form was opened: what is saved by now is neither
 * what the form began with, nor what is typed.
 * @param saved the record as the form takes it, as it came last; undefined when it is not among what came
 * @param typed what the form holds
 */
export function useChanged<Values extends object>(
  saved: Values | undefined,
  typed: Values,
): boolean {
  const [first, setFirst] = useState(saved)
  if (first === undefined && saved !== undefined) setFirst(saved)
  if (first === undefined || saved === undefined) return false
  return !isSame(saved, first) && !isSame(saved, typed)
}

function isSame<Values extends object>(one: Values, other: Values): boolean {
  return (Object.keys(one) as (keyof Values)[]).every((name) => Object.is(one[name], other[name]))
}
