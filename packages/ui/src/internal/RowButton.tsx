import type { ComponentProps } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'

export interface RowButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'type'> {
  /** Called on click, tap, Enter and Space. */
  onPress: () => void
}

/**
 * The native button of a row: a list renders a hundred, and react-aria's Button takes several times
 * as long.
 */
export function RowButton({ onPress, ...props }: RowButtonProps) {
  return (
    <button
      {...props}
      type="button"
      onKeyDown={(event) => {
        // A key that is held repeats the press: in the dialog that the first one opens.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
      onClick={({ detail, currentTarget }) => {
        // Safari does not focus a pressed button; an overlay returns the focus to where it came
        // from.
        currentTarget.focus({ preventScroll: true })
        // react-aria takes the click of a key for one of a screen reader, and lets the focus of an
        // overlay wait for every transition of the page.
        if (detail === 0) setInteractionModality('keyboard')
        onPress()
      }}
    />
  )
}
