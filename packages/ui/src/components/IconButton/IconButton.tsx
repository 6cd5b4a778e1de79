import { type Ref, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useSlow } from '../../hooks/useSlow'
import { type Icon, showIcon } from '../../icon'
import { iconButton } from '../../internal/iconButton.css'
import { text } from '../../text/defaults'
import { Spinner } from '../Spinner/Spinner'
import { Tooltip, type TooltipProps } from '../Tooltip/Tooltip'

export interface IconButtonProps {
  /** Its accessible name: the action and its object ('Delete Maria Silva'). */
  label: string
  /** Icon from lucide-react: `<Trash2 />`; or a class that draws one. */
  icon: Icon
  /** Text on hover and focus; an empty text shows none. @default the label */
  tooltip?: string
  /** Side of the button where the tooltip shows. @default 'top' */
  tooltipPlacement?: NonNullable<TooltipProps['placement']>
  /** `critical` for destructive actions: red only under pointer and focus. @default 'quiet' */
  variant?: 'quiet' | 'secondary' | 'critical'
  /** 36 or 28 px high with a mouse; never under 44 px for a finger. @default 'medium' */
  size?: 'medium' | 'small'
  /** Called on click, tap, Enter and Space; not while busy or unavailable. */
  onPress?: () => void
  /**
   * The action is under way: a spinner replaces the icon; after 10 s the name and the tooltip say
   * so. @default false
   */
  isPending?: boolean
  /** Not available, for a reason that is plain to see. @default false */
  isDisabled?: boolean
  /** Why it is not available: it stays focusable, and its tooltip shows the reason. */
  disabledReason?: string | undefined
  /** Tab passes it by, as another button beside it does the same here. @default false */
  excludeFromTabOrder?: boolean
  /** Whether it is switched on, for a toggle. */
  'aria-pressed'?: boolean
  /** Whether the element that it opens is open. */
  'aria-expanded'?: boolean
  /** Id of the element it opens or changes. */
  'aria-controls'?: string
  /** Identifies the action among those of its row, for `useRowFocus`. */
  'data-action-id'?: string
  /** The button element, to focus it. */
  ref?: Ref<HTMLButtonElement>
}

/**
 * An action so common that an icon is enough: an action at the end of a row, closing, showing a
 * password. Its label names it for screen readers and in a tooltip. Where there is room, use a
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
  excludeFromTabOrder = false,
  'aria-pressed': ariaPressed,
  'aria-expanded': ariaExpanded,
  'aria-controls': ariaControls,
  'data-action-id': actionId,
  ref,
}: IconButtonProps) {
  const [isTooltipShown, setTooltipShown] = useState(false)
  const isSlow = useSlow(isPending)
  const isExplained = Boolean(disabledReason) && !isPending
  const shown = showIcon(
    isPending ? <Spinner size="small" /> : icon,
    iconButton({ variant, size, isUnavailable: isDisabled || isExplained }),
  )
  const pressed = isExplained ? () => setTooltipShown(true) : onPress
  return (
    <Tooltip
      content={isSlow ? text.stillWorking : (disabledReason ?? tooltip)}
      placement={tooltipPlacement}
      isOpen={isTooltipShown}
      onOpenChange={setTooltipShown}
      closesOnPress={!isExplained}
    >
      <AriaButton
        aria-label={isSlow ? `${label}, ${text.stillWorking}` : label}
        {...(ref && { ref })}
        {...(pressed && { onPress: pressed })}
        {...(isExplained && { 'aria-disabled': true })}
        isDisabled={isDisabled && !isExplained}
        isPending={isPending}
        excludeFromTabOrder={excludeFromTabOrder}
        className={shown.className}
        render={(domProps) => (
          <button
            {...domProps}
            data-action-id={actionId}
            aria-busy={isPending || undefined}
            aria-pressed={ariaPressed}
            aria-expanded={ariaExpanded ?? domProps['aria-expanded']}
            aria-controls={ariaControls ?? domProps['aria-controls']}
          />
        )}
      >
        {shown.element}
      </AriaButton>
    </Tooltip>
  )
}
