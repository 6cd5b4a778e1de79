/** A member, and the page of the list on which the member is. */
export interface Place {
  id: string
  page: number
}

/** The neighbours of a member in a list. */
export interface Around {
  previous: Place | undefined
  next: Place | undefined
}

/** Finds the neighbours of a member; undefined if the list does not contain the member. */
export function around(id: string, places: readonly Place[]): Around | undefined {
  const at = places.findIndex((place) => place.id === id)
  if (at === -1) return undefined
  // If the list changes between two loads, the same member can end one page and start the next.
  const isOther = (place: Place) => place.id !== id
  return { previous: places.slice(0, at).findLast(isOther), next: places.slice(at).find(isOther) }
}
