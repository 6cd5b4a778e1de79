/**
 * The list of citizenship requests with the review panel open at one of them.
 * @param search other parameters of the list, kept in the address
 */
export const reviewHref = ({ id }: { id: string }, search: Record<string, string> = {}): string =>
  `/badge-requests?${new URLSearchParams({ review: id, ...search })}`
