/** Resolves after the next paint; at once in a page that nobody sees, which does not paint. */
export const painted = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
