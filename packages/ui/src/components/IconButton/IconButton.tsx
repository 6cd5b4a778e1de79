import { type ReactElement, type Ref, useState } from 'react'
import {
  Button as RacButton,
  type ButtonProps as RacButtonProps,
} from 'react-aria-components/Button'
import { useSlow } from '../../hooks/useSlow'
import { iconButton } from '../../internal/iconButton.css'
import { text } from '../../text/defaults'
import { Spinner } from '../Spinner/Spinner'
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip'

export interface IconButtonProps
  extends Omit<
    RacButtonProps,
    OwnProps | 'children' | 'aria-label' | 'className' | 'style' | 'render'
  > {
  /** Its accessible name: the action and its object ('Delete Maria Silva'). */
  label: string
  /** Icon from lucide-react: `<Trash2 />`. */
  icon: ReactElement
  /** Text on hover and focus; an empty text shows none. @default the label */
  tooltip?: string
  /** Side of the button where the tooltip shows. @default 'top' */
  tooltipPlacement?: NonNullable<TooltipProps['placement']>
  /** `critical` for destructive actions: red only under pointer and focus. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | 'critical'
  /** 36 or 28 px high with a mouse; never under 44 px for a finger. @default 'medium' */
  size?: 'medium' | 'small'
  /** Called on click, tap, Enter and Space; not while pending or unavailable. */
  onPress?: () => void
  /**
   * The action is under way: a spinner replaces the icon; after 10 s the name and the tooltip
   * mention it. @default false
   */
  isPending?: boolean
  /** Not available, for an obvious reason. @default false */
  isDisabled?: boolean
  /**
   * Why the action is not available: the button stays focusable, and its tooltip shows the reason.
   */
  disabledReason?: string | undefined
  /** The button element, to focus it. */
  ref?: Ref<HTMLButtonElement>
}

/** Described again here in the words of this library; `onPress` takes the place of `onClick`. */
type OwnProps = 'onPress' | 'onClick' | 'isPending' | 'isDisabled'

/**
 * An action so common that an icon is enough: an action at the end of a row, closing, showing a
 * password. Its label names it for screen readers and in a tooltip. Where there is space, use a
 * Button.
 */
export function IconButton({
  label,
  icon,
  tooltip = label,
  tooltipPlacement = 'top',
  variant,
  size,
  onPress,
  isPending = false,
  isDisabled = false,
  disabledReason,
  ...rest
}: IconButtonProps) {
  const [isTipOpen, setTipOpen] = useState(false)
  const isSlow = useSlow(isPending)
  const isExplained = Boolean(disabledReason) && !isPending
  return (
    <Tooltip
      content={isSlow ? text.stillWorking : (disabledReason ?? tooltip)}
      placement={tooltipPlacement}
      isOpen={isTipOpen}
      onOpenChange={setTipOpen}
      shouldCloseOnPress={!isExplained}
    >
      <RacButton
        {...rest}
        aria-label={isSlow ? `${label}, ${text.stillWorking}` : label}
        {...(isExplained && { 'aria-disabled': true })}
        isDisabled={isDisabled && !isExplained}
        isPending={isPending}
        className={iconButton({ variant, size, isUnavailable: isDisabled || isExplained })}
        onPress={() => (isExplained ? setTipOpen(true) : onPress?.())}
        // The tooltip only repeats the name or the description.
        render={(props) => (
          <button
            {...props}
            aria-describedby={rest['aria-describedby']}
            aria-busy={isPending || undefined}
            aria-description={isExplained && disabledReason !== label ? disabledReason : undefined}
          />
        )}
      >
        {isPending ? <Spinner size="small" /> : icon}
      </RacButton>
    </Tooltip>
  )
}
