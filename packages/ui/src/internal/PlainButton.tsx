import type { ComponentProps } from 'react'
import { useTriggerProps } from './trigger/TriggerContext'

export interface PlainButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  /** Called on click, tap, Enter and Space. */
  onPress?: (() => void) | undefined
  /** It can be neither pressed nor focused. @default false */
  isDisabled?: boolean
  /** The action is under way: presses are ignored and the focus stays. @default false */
  isPending?: boolean
}

/**
 * A native button. Pages have dozens of them, and react-aria's Button, with its press events and
 * states, takes several times as long to render. Inside a TriggerContext it opens the overlay,
 * unless it is busy or `aria-disabled`.
 */
export function PlainButton({ onPress: onOwnPress, ...own }: PlainButtonProps) {
  const {
    onPress,
    onKeyDown,
    type = 'button',
    isDisabled = false,
    isPending = false,
    'aria-disabled': ariaDisabled,
    ...props
  } = useTriggerProps(own)
  return (
    <button
      {...props}
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      data-pending={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || ariaDisabled}
      onKeyDown={(event) => {
        // A key that is held repeats the press: in the dialog that the first one opens.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
        if (!isPending && !ariaDisabled) onKeyDown?.(event)
      }}
      onClick={(event) => {
        if (isPending) return
        // Safari does not focus a pressed button; an overlay returns the focus to where it came
        // from. A click without a pointer leaves it: Enter in a field presses the submit button.
        const isFocusLost = document.activeElement === document.body
        if (event.detail > 0 || isFocusLost) event.currentTarget.focus({ preventScroll: true })
        onOwnPress?.()
        if (!ariaDisabled) onPress?.(event)
      }}
    />
  )
}
