import type { MouseEvent, Ref } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { choice, target } from '../../internal/field/choice.css'
import { FieldMessages } from '../../internal/field/Field'
import { text } from '../../text/defaults'
import { Spinner } from '../Spinner/Spinner'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { label as labelStyle, spinner, thumb, track } from './Switch.css'

export interface SwitchProps {
  /** Names the state, and stays the same when it changes: 'Active Status'. */
  label: string
  /** Whether it is on. */
  isSelected: boolean
  /** Called with the new state; not while busy. */
  onChange: (isSelected: boolean) => void
  /** Called when the focus leaves it. */
  onBlur?: () => void
  /** A sentence of help under the label, or one for each state: what being on and being off means. */
  description?: string | { on: string; off: string } | undefined
  /** Why the change was refused. While it is there the switch is marked invalid. */
  errorMessage?: string | undefined
  /** It cannot be changed now. @default false */
  isDisabled?: boolean
  /** The change is under way: a spinner shows, presses are swallowed, focus stays. @default false */
  isPending?: boolean
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
 * A state of a thing that is on or off: active, pinned. In a form, spread `useForm`'s `toggle()`. The label names the state and stays the same; the description may
 * say what it is now. For consent, or one of several things, use a Checkbox.
 */
export function Switch({
  label,
  description,
  errorMessage,
  isSelected,
  isPending = false,
  isReadOnly = false,
  ref,
  ...rest
}: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...(ref && { inputRef: ref })}
      className={choice}
      isSelected={isSelected}
      isReadOnly={isReadOnly || isPending}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <SwitchButton className={target} {...(isPending && { onMouseDown: keepFocus })}>
        <span className={track({ isReadOnly: isReadOnly && !isPending })}>
          <span className={thumb}>
            {isPending && (
              <span className={spinner}>
                <Spinner size="small" />
              </span>
            )}
          </span>
        </span>
        <span className={labelStyle}>{label}</span>
      </SwitchButton>
      <FieldMessages
        description={
          typeof description === 'object' ? description[isSelected ? 'on' : 'off'] : description
        }
        errorMessage={errorMessage}
      />
      <span role="status">{isPending && <VisuallyHidden>{text.working}</VisuallyHidden>}</span>
    </SwitchField>
  )
}
