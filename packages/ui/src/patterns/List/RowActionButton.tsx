import { Check, Pin, Power, Trash2, X } from 'lucide-react'
import type { ReactElement, RefObject } from 'react'
import { Spinner } from '../../components/Spinner/Spinner'
import { iconButton } from '../../internal/iconButton.css'
import { RowButton } from '../../internal/RowButton'
import { RowLink } from '../../internal/RowLink'
import * as css from './RowActions.css'
import type { RowAction, RowGlyph } from './rowAction'

/** The icons of buttons in a row. */
const glyphs: Readonly<Record<RowGlyph | 'dots', ReactElement | null>> = {
  bin: <Trash2 />,
  check: <Check />,
  cross: <X />,
  // Drawn by RowActions.css.ts: every row has these dots, and an icon has two more elements.
  dots: null,
  pin: <Pin />,
  pinned: <Pin fill="currentColor" />,
  power: <Power />,
}

export interface RowActionButtonProps {
  action: RowAction
  /** The label of the action, or an icon. */
  display: 'label' | 'dots' | RowGlyph
  /** Its accessible name, with that of the row: 'Ban Maria Silva'. */
  name: string
  onPress: () => void
  /** A spinner takes the place of its icon, so that nothing beside it moves. @default false */
  isPending?: boolean
  /** Whether the menu that it opens is open; undefined if it opens none. */
  isMenuOpen?: boolean
  /** The element, to place its menu beside it. */
  ref?: RefObject<HTMLButtonElement | null>
}

/**
 * One button at the end of a row: an action, or the menu of the others. It looks and behaves like
 * an IconButton or a small Button, but RowTooltip shows its tooltip: a page has hundreds of them.
 */
export function RowActionButton({
  action,
  display: asked,
  name,
  onPress,
  isPending = false,
  isMenuOpen,
  ref,
}: RowActionButtonProps) {
  const { label, tone, disabledReason, toggle } = action
  const display = asked === 'label' && action.isDone ? 'check' : asked
  const isLabel = display === 'label'
  const isUnavailable = disabledReason !== undefined
  const isPlain = isLabel && (!isUnavailable || disabledReason === label)
  const look = {
    'aria-label': name,
    'data-action-id': action.id,
    'data-glyph': isLabel ? undefined : isPending ? 'busy' : display,
    'data-tooltip': isPlain ? undefined : (disabledReason ?? label),
    className: isLabel
      ? css.label({ isUnavailable })
      : iconButton({ variant: tone === 'critical' ? 'critical' : 'quiet', isUnavailable }),
    children: isLabel ? label : isPending ? <Spinner size="small" /> : glyphs[display],
  }
  if (action.href !== undefined && !isUnavailable) {
    return <RowLink {...look} href={action.href} download={action.download} />
  }
  return (
    <RowButton
      {...look}
      ref={ref}
      aria-pressed={toggle?.isOn}
      aria-haspopup={isMenuOpen === undefined ? undefined : 'menu'}
      aria-expanded={isMenuOpen}
      aria-disabled={isUnavailable || undefined}
      aria-description={disabledReason === label ? undefined : disabledReason}
      onPress={() => {
        if (!isUnavailable) onPress()
      }}
    />
  )
}
