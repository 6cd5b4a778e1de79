// React gives the focus back to where it was before a commit, even to an element of a frame that the
// commit takes away, as the frames of a docs page. user-event wraps every `focus` and throws for an
// element without a window, and the next page never finishes rendering.
addEventListener('pagehide', ({ persisted }) => {
  if (!persisted) Object.defineProperty(HTMLElement.prototype, 'focus', { value: () => {} })
})
