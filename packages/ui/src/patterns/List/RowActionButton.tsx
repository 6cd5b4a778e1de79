import { type RefObject, useRef } from 'react'
import { iconButton } from '../../internal/iconButton.css'
import { PageLink } from '../../internal/PageLink'
import { PlainButton } from '../../internal/PlainButton'
import { Tip } from '../../internal/tooltip/Tip'
import { tipHandlers, useTip } from '../../internal/tooltip/useTip'
import * as css from './RowActions.css'
import type { RowAction, RowGlyph } from './rowAction'

export interface RowActionButtonProps {
  action: RowAction
  /** The label of the action, or an icon. */
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
 * an IconButton or a small Button, but a style draws its icon: a page has hundreds of them.
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
    ...tipHandlers(tip),
    ref: element as RefObject<HTMLButtonElement & HTMLAnchorElement>,
    'aria-label': name,
    'data-action-id': action.id,
    'data-glyph': isLabel ? undefined : display,
    'data-hovered': tip.isOpen || undefined,
    className: isLabel
      ? css.label({ isUnavailable })
      : iconButton({ variant: tone === 'critical' ? 'critical' : 'quiet', isUnavailable }),
  }

  return (
    <>
      {action.href === undefined || isUnavailable ? (
        <PlainButton
          {...look}
          aria-pressed={toggle?.isOn}
          aria-haspopup={isMenuOpen === undefined ? undefined : 'menu'}
          aria-expanded={isMenuOpen}
          aria-disabled={isUnavailable || undefined}
          aria-description={disabledReason === label ? undefined : disabledReason}
          onPress={() => {
            if (isUnavailable) return tip.open()
            tip.close(true)
            onPress()
          }}
        >
          {content}
        </PlainButton>
      ) : (
        <PageLink {...look} href={action.href} download={action.download}>
          {content}
        </PageLink>
      )}
      {tip.isOpen && tooltip !== undefined && isMenuOpen !== true ? (
        <Tip tip={tip} triggerRef={element} content={disabledReason ?? tooltip} />
      ) : null}
    </>
  )
}
