// Import this where an overlay of react-aria is opened by a native button.
//
// react-aria takes the click that a key makes for one of a screen reader: neither has a pointer.
// After such a click it moves the focus into an overlay only when every transition of the page has
// ended, and key presses until then are lost.

import { setInteractionModality } from 'react-aria/useFocusVisible'

let isKeyDown = false

const follow = ({ type }: KeyboardEvent) => {
  isKeyDown = true
  // The click of Space comes right after its keyup.
  if (type === 'keyup') setTimeout(() => (isKeyDown = false))
}

document.addEventListener('keydown', follow, true)
document.addEventListener('keyup', follow, true)
document.addEventListener(
  'click',
  ({ detail }) => {
    if (detail === 0 && isKeyDown) setInteractionModality('keyboard')
  },
  true,
)
