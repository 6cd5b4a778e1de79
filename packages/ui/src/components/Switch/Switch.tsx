import type { MouseEvent, Ref } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components/Switch'
import { AriaFieldMessages } from '../../internal/field/AriaField'
import { choice, target } from '../../internal/field/choice.css'
import { text } from '../../text/defaults'
import { Spinner } from '../Spinner/Spinner'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { label as labelStyle, spinner, thumb, track } from './Switch.css'

export interface SwitchProps {
  /** Names the state and never changes with it: 'Active Status'. */
  label: string
  /** Whether it is on. */
  isSelected: boolean
  /** Called with the new state; not while busy. */
  onChange: (isSelected: boolean) => void
  /** Called when it loses the focus. */
  onBlur?: () => void
  /** A sentence of help under the label, or one for each state that explains on and off. */
  description?: string | { on: string; off: string } | undefined
  /** Why the change was refused. While it is set the switch is marked invalid. */
  errorMessage?: string | undefined
  /** It cannot be changed now. @default false */
  isDisabled?: boolean
  /**
   * The change is under way: a spinner shows, presses are ignored, the focus stays.
   * @default false
   */
  isPending?: boolean
  /** It can be read and focused, but not changed. @default false */
  isReadOnly?: boolean
  /** Name in its form; the server's field errors refer to it. */
  name?: string
  /** Takes the focus when it appears. @default false */
  autoFocus?: boolean
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>
}

/** A press that is ignored must not move the focus away either. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/**
 * A state that is on or off: active, pinned. In a form, spread `useForm`'s `toggle()`. The label
 * names the state and stays the same; the description may explain the current state.
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
      <AriaFieldMessages
        description={
          typeof description === 'object' ? description[isSelected ? 'on' : 'off'] : description
        }
        errorMessage={errorMessage}
      />
      <span role="status">{isPending && <VisuallyHidden>{text.working}</VisuallyHidden>}</span>
    </SwitchField>
  )
}
