/**
 * The list of citizenship requests with the review panel open at one of them.
 * @param search other parameters of the list, kept in the address
 */
export function reviewHref(
  { id }: { id: string },
  search: Record<string, string | number> = {},
): string {
  const params = new URLSearchParams({ review: id })
  for (const [name, value] of Object.entries(search)) params.set(name, String(value))
  return `/badge-requests?${params}`
}
