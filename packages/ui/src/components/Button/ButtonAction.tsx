import type { ReactNode, Ref } from 'react'
import {
  Button as RacButton,
  type ButtonProps as RacButtonProps,
} from 'react-aria-components/Button'
import { useSlow } from '../../hooks/useSlow'
import { ownElement } from '../../internal/ownElement'
import { text } from '../../text/defaults'
import { Spinner } from '../Spinner/Spinner'
import { button, content } from './Button.css'

/** Props of every button, whether it is an action or a link. */
export interface ButtonBaseProps {
  /** What it does, as a verb: 'Save changes'. */
  children: ReactNode
  /** `primary` once per view, `critical` for destructive actions. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | 'critical'
  /** 36 or 28 px high with a mouse; never under 44 px for a finger. @default 'medium' */
  size?: 'medium' | 'small'
  /** Icon before the text, from lucide-react. */
  icon?: ReactNode
  /** As wide as its container. @default false */
  isFullWidth?: boolean
  /** Id of a text that explains it. */
  'aria-describedby'?: string
}

export interface ButtonActionProps
  extends ButtonBaseProps,
    Omit<RacButtonProps, keyof ButtonBaseProps | OwnProps | 'className' | 'style' | 'render'> {
  /** Called on click, tap, Enter and Space; not while pending or disabled. */
  onPress?: () => void
  /** `submit` sends the form around it. @default 'button' */
  type?: 'button' | 'submit'
  /** Id of a Form that a submit button outside of it sends, as in a dialog's footer. */
  form?: string
  /**
   * The action is under way. A spinner shows, with text after 10 s; presses are ignored and the
   * focus stays. @default false
   */
  isPending?: boolean
  /** Text beside the spinner while busy ('Creating...'). @default only the spinner */
  pendingLabel?: string
  /** Not available, for an obvious reason. @default false */
  isDisabled?: boolean
  /**
   * Looks unavailable, but can be focused and pressed, so that people can reach the reason: see
   * ExplainedButton.
   * @default false
   */
  isUnavailable?: boolean
  /** A text that explains it to screen readers. */
  'aria-description'?: string | undefined
  href?: never
  /** The button element, to focus it. */
  ref?: Ref<HTMLButtonElement>
}

/** Described again here in the words of this library; `onPress` takes the place of `onClick`. */
type OwnProps = 'onPress' | 'onClick' | 'type' | 'form' | 'isPending' | 'isDisabled'

/** A button for an action. */
export function ButtonAction({
  children,
  variant,
  size,
  icon,
  isFullWidth,
  type = 'button',
  isPending = false,
  pendingLabel,
  isDisabled = false,
  isUnavailable = false,
  'aria-description': description,
  ...rest
}: ButtonActionProps) {
  const busyWords = useSlow(isPending) ? text.stillWorking : pendingLabel
  const idle = isPending ? (pendingLabel ? 'hidden' : 'faded') : 'shown'
  return (
    <RacButton
      {...rest}
      type={isUnavailable ? 'button' : type}
      isDisabled={isDisabled && !isUnavailable}
      isPending={isPending}
      {...(isUnavailable && { 'aria-disabled': true })}
      className={button({
        variant,
        size,
        isFullWidth,
        isUnavailable: isDisabled || isUnavailable,
      })}
      render={(props) => (
        <button {...props} aria-busy={isPending || undefined} aria-description={description} />
      )}
    >
      <span className={content({ visibility: idle })}>
        {icon}
        {ownElement(children)}
      </span>
      {(isPending || pendingLabel) && (
        <span className={content({ visibility: isPending ? 'shown' : 'hidden' })}>
          <Spinner size="small" />
          {busyWords && <span>{busyWords}</span>}
        </span>
      )}
    </RacButton>
  )
}
