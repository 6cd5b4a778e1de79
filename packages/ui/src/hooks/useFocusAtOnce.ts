import { useLayoutEffect } from 'react'
import { getInteractionModality } from 'react-aria/private/interactions/useFocusVisible'
import { setInteractionModality } from 'react-aria/useFocusVisible'

/**
 * Lets an overlay of react-aria take the focus as soon as it opens, and give it back as soon as it
 * has left. After the click of a screen reader react-aria waits until every transition of the page
 * has ended, and it takes the click of a key on a native button for one: keys that are pressed until
 * then would be lost.
 */
export function useFocusAtOnce(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    moveAtOnce()
    return moveAtOnce
  }, [isOpen])
}

function moveAtOnce(): void {
  if (getInteractionModality() === 'virtual') setInteractionModality('keyboard')
}
