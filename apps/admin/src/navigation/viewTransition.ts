import type { ParsedLocation } from '@tanstack/react-router'

interface LocationChange {
  fromLocation?: Pick<ParsedLocation, 'pathname'>
  toLocation: Pick<ParsedLocation, 'pathname'>
}

/**
 * The `types` of the router's view transitions: a step from a list to one of its records, or back,
 * moves; every other step, and every step for a person who asks for less motion, does not. A
 * request under review is a member of the users list.
 */
export function moveBetweenListAndRecord({ fromLocation, toLocation }: LocationChange) {
  if (!fromLocation || matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  const from = listOf(fromLocation)
  const to = listOf(toLocation)
  return to.startsWith(`${from}/`) || from.startsWith(`${to}/`) ? ['record'] : false
}

const listOf = ({ pathname }: Pick<ParsedLocation, 'pathname'>) =>
  pathname === '/badge-requests' ? '/users' : pathname
