/**
 * The pages that have a button: `size` of them with the current one in the middle, shifted at
 * both ends of the list (specification 9: at most 5).
 */
export function pageWindow(page: number, totalPages: number, size = 5): number[] {
  const length = Math.max(0, Math.min(size, totalPages))
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), totalPages - length + 1))
  return Array.from({ length }, (_, at) => first + at)
}
