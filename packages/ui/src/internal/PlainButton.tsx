import type { ComponentProps } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'

interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  /** Called on click, tap, Enter and Space. */
  onPress: (() => void) | undefined
}

/**
 * A native button. Pages have dozens of them in rows, heads of tables and the navigation, and
 * react-aria's Button, with its press events and states, takes several times as long to render. Use
 * that one where a menu or another overlay of react-aria is attached to it.
 */
export function PlainButton({ onPress, ...props }: PlainButtonProps) {
  return (
    <button
      {...props}
      type="button"
      onClick={({ currentTarget, detail }) => {
        // Safari does not focus a pressed button; an overlay returns the focus to where it came
        // from.
        currentTarget.focus({ preventScroll: true })
        // The click of a key looks like a screen reader's. After such a click react-aria moves the
        // focus into the overlay only when every transition of the page has ended: key presses
        // until then are lost.
        if (detail === 0) setInteractionModality('keyboard')
        onPress?.()
      }}
    />
  )
}
