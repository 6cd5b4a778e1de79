import { SET_CURRENT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

// React gives the focus back to where it was before a commit, even to an element inside a frame. The
// frames of a docs page go with the page: user-event, which wraps every `focus`, throws for an element
// without a window, and the next page never finishes rendering.
addons.getChannel().on(SET_CURRENT_STORY, () => {
  const { activeElement } = document
  if (activeElement instanceof HTMLIFrameElement) activeElement.blur()
})
