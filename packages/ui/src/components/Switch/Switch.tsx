import type { MouseEvent, Ref } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { text } from '../../text/defaults'
import { choice, target } from '../Choice/choice.css'
import { Spinner } from '../Spinner/Spinner'
import { FieldMessages } from '../TextField/TextFieldParts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { label as labelStyle, spinner, thumb, track } from './Switch.css'

export interface SwitchProps {
  /** Names the state, and stays the same when it changes: 'Active Status'. */
  label: string
  /** Whether it is on. */
  value: boolean
  /** Called with the new state; not while busy. */
  onChange: (value: boolean) => void
  /** Called when the focus leaves it. */
  onBlur?: () => void
  /** A sentence of help under the label, or one for each state: what being on and being off means. */
  hint?: string | { on: string; off: string } | undefined
  /** Why the change was refused. While it is there the switch is marked invalid. */
  error?: string | undefined
  /** It cannot be changed now. @default false */
  isDisabled?: boolean
  /** The change is under way: a spinner shows, presses are swallowed, focus stays. @default false */
  isBusy?: boolean
  /** It can be read and focused, not changed. @default false */
  isReadOnly?: boolean
  /** Name in the form it stands in; the server's field errors carry it. */
  name?: string
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to give it the focus. */
  ref?: Ref<HTMLInputElement>
}

/** A press that is swallowed must not take the focus away either. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A state of a thing that is on or off: active, pinned. Its state is `value`, as in every other
 * field, so `useForm`'s `field()` fits. The label names the state and stays the same; the hint may
 * say what it is now. For consent, or one of several things, use a Checkbox.
 */
export function Switch({
  label,
  hint,
  error,
  value,
  isBusy = false,
  isReadOnly = false,
  ref,
  ...rest
}: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...(ref && { inputRef: ref })}
      className={choice}
      isSelected={value}
      isReadOnly={isReadOnly || isBusy}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
    >
      <SwitchButton className={target} {...(isBusy && { onMouseDown: keepFocus })}>
        <span className={track({ isReadOnly: isReadOnly && !isBusy })}>
          <span className={thumb}>
            {isBusy && (
              <span className={spinner}>
                <Spinner size="small" />
              </span>
            )}
          </span>
        </span>
        <span className={labelStyle}>{label}</span>
      </SwitchButton>
      <FieldMessages
        hint={typeof hint === 'object' ? hint[value ? 'on' : 'off'] : hint}
        error={error}
      />
      <span role="status">{isBusy && <VisuallyHidden>{text.working}</VisuallyHidden>}</span>
    </SwitchField>
  )
}
