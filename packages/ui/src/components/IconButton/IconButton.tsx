import type { Ref } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { useSlow } from '../../hooks/useSlow'
import { type Icon, showIcon } from '../../icon'
import { iconButton } from '../../internal/iconButton.css'
import { PlainButton } from '../../internal/PlainButton'
import { Tip } from '../../internal/tooltip/Tip'
import { tipHandlers, useTip } from '../../internal/tooltip/useTip'
import { text } from '../../text/defaults'
import { Spinner } from '../Spinner/Spinner'
import type { TooltipProps } from '../Tooltip/Tooltip'

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
  ref,
  ...rest
}: IconButtonProps) {
  const element = useObjectRef(ref)
  const tip = useTip()
  const isSlow = useSlow(isPending)
  const isExplained = Boolean(disabledReason) && !isPending
  const words = isSlow ? text.stillWorking : (disabledReason ?? tooltip)
  const shown = showIcon(
    isPending ? <Spinner size="small" /> : icon,
    iconButton({ variant, size, isUnavailable: isDisabled || isExplained }),
  )
  return (
    <>
      <PlainButton
        {...rest}
        {...tipHandlers(tip)}
        ref={element}
        aria-label={isSlow ? `${label}, ${text.stillWorking}` : label}
        aria-description={isExplained && disabledReason !== label ? disabledReason : undefined}
        aria-disabled={isExplained || undefined}
        isDisabled={isDisabled && !isExplained}
        isPending={isPending}
        tabIndex={excludeFromTabOrder ? -1 : undefined}
        className={shown.className}
        onPress={() => {
          if (isExplained) return tip.open()
          tip.close(true)
          onPress?.()
        }}
      >
        {shown.element}
      </PlainButton>
      {tip.isOpen && words && (
        <Tip tip={tip} triggerRef={element} content={words} placement={tooltipPlacement} />
      )}
    </>
  )
}
