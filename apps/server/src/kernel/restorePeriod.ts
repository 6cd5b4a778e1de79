/** How long a deletion can be undone, in milliseconds. */
export const restorePeriod = 30 * 86_400_000
