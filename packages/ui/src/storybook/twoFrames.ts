/**
 * What an observer measures in one frame shows in the next. For play functions that say that nothing
 * has happened: read at once, that would be true of whatever takes a moment.
 */
export const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
