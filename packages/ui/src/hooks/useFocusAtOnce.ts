import { useLayoutEffect } from 'react'
import { getInteractionModality } from 'react-aria/private/interactions/useFocusVisible'
import { setInteractionModality } from 'react-aria/useFocusVisible'

/**
 * Lets an overlay of react-aria take the focus as soon as it opens. After the click of a screen
 * reader react-aria waits until every transition of the page has ended, and it takes the click of a
 * key on a native button for one: keys that are pressed until then would be lost.
 */
export function useFocusAtOnce(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (isOpen && getInteractionModality() === 'virtual') setInteractionModality('keyboard')
  }, [isOpen])
}
