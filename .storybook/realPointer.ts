const moves = ['over', 'out', 'enter', 'leave', 'move'].flatMap((move) => [
  `pointer${move}`,
  `mouse${move}`,
])

/**
 * For tests, whose events are all made by `userEvent`. The browser's own pointer rests somewhere on
 * the page, and Chromium reports it again after a change of the layout: that would end the hover of a
 * story.
 */
export function ignoreRealPointer(): void {
  for (const move of moves) {
    window.addEventListener(
      move,
      (event) => {
        if (event.isTrusted) event.stopImmediatePropagation()
      },
      true,
    )
  }
}
