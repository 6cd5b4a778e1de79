/** A member, and the page of the list on which the member is. */
export interface ListedMember {
  id: string
  page: number
}

/** The neighbours of a member in a list. */
export interface Neighbours {
  previous: ListedMember | undefined
  next: ListedMember | undefined
}

/** Finds the neighbours of a member; undefined if the list does not contain the member. */
export function neighboursOf(id: string, listed: readonly ListedMember[]): Neighbours | undefined {
  const at = listed.findIndex((member) => member.id === id)
  if (at === -1) return undefined
  // If the list changes between two loads, the same member can end one page and start the next.
  const isOther = (member: ListedMember) => member.id !== id
  return { previous: listed.slice(0, at).findLast(isOther), next: listed.slice(at).find(isOther) }
}
