/** A member of a list, and the page of the list that has them. */
export interface Place {
  id: string
  page: number
}

/** The places before and after a member. */
export interface Around {
  previous: Place | undefined
  next: Place | undefined
}

/** The places around a member; undefined if they do not have the member. */
export function around(id: string, places: readonly Place[]): Around | undefined {
  const at = places.findIndex((place) => place.id === id)
  if (at === -1) return undefined
  // A list that changes between two loads has somebody at the end of one page and the start of
  // the next.
  const isOther = (place: Place) => place.id !== id
  return { previous: places.slice(0, at).findLast(isOther), next: places.slice(at).find(isOther) }
}
