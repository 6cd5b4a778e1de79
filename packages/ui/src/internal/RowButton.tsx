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
        // A held key repeats the press, and the dialog that the first press opens would get it.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
      }}
      onClick={({ detail, currentTarget }) => {
        // Safari does not focus a pressed button, but an overlay returns the focus to the pressed
        // button.
        currentTarget.focus({ preventScroll: true })
        // react-aria treats the click event of a key as one of a screen reader. It would then focus
        // an overlay only after all transitions of the page.
        if (detail === 0) setInteractionModality('keyboard')
        onPress()
      }}
    />
  )
}
