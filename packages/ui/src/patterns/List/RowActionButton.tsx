import { type FocusEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import { iconButton } from '../../internal/iconButton.css'
import { PageLink } from '../../internal/PageLink'
import * as css from './RowActions.css'
import { RowTip } from './RowTip'
import type { RowAction, RowGlyph } from './rowAction'
import { type Tip, useTip } from './useTip'

export interface RowActionButtonProps {
  action: RowAction
  /** What it shows: the label of the action, or an icon. */
  display: 'label' | 'dots' | RowGlyph
  /** Its accessible name, with that of the row: 'Ban Maria Silva'. */
  name: string
  onPress: () => void
  /** Whether the menu that it opens is open; undefined if it opens none. */
  isMenuOpen?: boolean
  /** The element, to place its menu beside it. */
  ref?: RefObject<HTMLButtonElement | null>
}

/**
 * One button at the end of a row: an action, or the menu of the others. It looks and behaves like
 * an IconButton or a small Button, but it is a native element that gets its tooltip only on hover
 * or focus. A page has hundreds of them, and this takes a third of the time.
 */
export function RowActionButton({
  action,
  display,
  name,
  onPress,
  isMenuOpen,
  ref,
}: RowActionButtonProps) {
  const own = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const element = ref ?? own
  const tip = useTip()
  const { label, tone, disabledReason, toggle } = action
  const isLabel = display === 'label'
  const isUnavailable = disabledReason !== undefined
  const tooltip = isLabel && (!isUnavailable || disabledReason === label) ? undefined : label
  const content = isLabel ? label : null
  const look = {
    ref: element as RefObject<HTMLButtonElement & HTMLAnchorElement>,
    'aria-label': name,
    'data-action-id': action.id,
    'data-glyph': isLabel ? undefined : display,
    className: isLabel
      ? css.label({ isUnavailable })
      : iconButton({ variant: tone === 'critical' ? 'critical' : 'quiet', isUnavailable }),
  }

  return (
    <>
      {action.href === undefined || isUnavailable ? (
        <button
          {...look}
          {...tipHandlers(tip)}
          type="button"
          data-hovered={tip.isOpen || undefined}
          aria-pressed={toggle?.isOn}
          aria-haspopup={isMenuOpen === undefined ? undefined : 'menu'}
          aria-expanded={isMenuOpen}
          aria-disabled={isUnavailable || undefined}
          aria-description={disabledReason === label ? undefined : disabledReason}
          onClick={({ currentTarget, detail }) => {
            // Safari does not focus a pressed button; an overlay returns the focus to where it
            // came from.
            currentTarget.focus({ preventScroll: true })
            // The click of a key looks like a screen reader's. After such a click react-aria
            // moves the focus into the overlay only when every transition of the page has ended:
            // key presses until then are lost.
            if (detail === 0) setInteractionModality('keyboard')
            if (isUnavailable) return tip.open()
            tip.close(true)
            onPress()
          }}
        >
          {content}
        </button>
      ) : action.download === undefined ? (
        <PageLink
          {...look}
          {...tipHandlers(tip)}
          href={action.href}
          data-hovered={tip.isOpen || undefined}
        >
          {content}
        </PageLink>
      ) : (
        <a
          {...look}
          {...tipHandlers(tip)}
          href={action.href}
          download={action.download}
          data-hovered={tip.isOpen || undefined}
        >
          {content}
        </a>
      )}
      {tip.isOpen && tooltip !== undefined && isMenuOpen !== true ? (
        <RowTip tip={tip} triggerRef={element} content={disabledReason ?? tooltip} />
      ) : null}
    </>
  )
}

const tipHandlers = (tip: Tip) => ({
  onPointerEnter: ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') tip.open()
  },
  onPointerLeave: () => tip.close(),
  onFocus: ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) tip.open()
  },
  onBlur: () => tip.close(true),
})
