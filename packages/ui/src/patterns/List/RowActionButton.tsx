import { type FocusEvent, type PointerEvent, type RefObject, useRef } from 'react'
import { setInteractionModality } from 'react-aria/useFocusVisible'
import { Link } from 'react-aria-components/Link'
import { usePreload } from '../../hooks/usePreload'
import { iconButton } from '../../internal/iconButton.css'
import { RowTip } from './RowTip'
import type { RowAction } from './rowAction'
import { type Tip, useTip } from './useTip'

export interface RowActionButtonProps {
  action: RowAction
  /** Ends its accessible name: 'Ban Maria Silva'. */
  rowName: string
  onPress: () => void
}

/**
 * One action at the end of a row. It looks and behaves like an IconButton, but it is a native
 * element that gets its tooltip only on hover or focus. A page has hundreds of them, and this
 * takes a third of the time.
 */
export function RowActionButton({ action, rowName, onPress }: RowActionButtonProps) {
  const element = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const tip = useTip()
  const { label, icon, tone, disabledReason, toggle } = action
  const look = {
    ref: element,
    'aria-label': `${toggle?.label ?? label} ${rowName}`,
    'data-action-id': action.id,
    className: iconButton({
      variant: tone === 'critical' ? 'critical' : 'quiet',
      isUnavailable: disabledReason !== undefined,
    }),
  }

  return (
    <>
      {action.href === undefined || disabledReason !== undefined ? (
        <button
          {...look}
          {...tipHandlers(tip)}
          type="button"
          data-hovered={tip.isOpen || undefined}
          aria-pressed={toggle?.isOn}
          aria-disabled={disabledReason === undefined ? undefined : true}
          aria-description={disabledReason === label ? undefined : disabledReason}
          onClick={({ currentTarget, detail }) => {
            // Safari does not focus a pressed button; an overlay returns the focus to where it
            // came from.
            currentTarget.focus({ preventScroll: true })
            // The click of a key looks like a screen reader's. After such a click react-aria
            // moves the focus into the overlay only when every transition of the page has ended:
            // key presses until then are lost.
            if (detail === 0) setInteractionModality('keyboard')
            if (disabledReason !== undefined) return tip.open()
            tip.close(true)
            onPress()
          }}
        >
          {icon}
        </button>
      ) : action.download === undefined ? (
        <PageLink look={look} href={action.href} tip={tip} icon={icon} />
      ) : (
        <a
          {...look}
          {...tipHandlers(tip)}
          href={action.href}
          download={action.download}
          data-hovered={tip.isOpen || undefined}
        >
          {icon}
        </a>
      )}
      {tip.isOpen ? (
        <RowTip tip={tip} triggerRef={element} content={disabledReason ?? label} />
      ) : null}
    </>
  )
}

interface PageLinkProps {
  look: { ref: RefObject<HTMLAnchorElement | null>; 'aria-label': string; className: string }
  href: string
  tip: Tip
  icon: RowAction['icon']
}

/**
 * A page of the application: it opens through the provider's `navigate` and preloads on intent.
 */
function PageLink({ look, href, tip, icon }: PageLinkProps) {
  const preload = usePreload(href)
  const handlers = tipHandlers(tip)
  return (
    <Link
      {...preload}
      {...look}
      {...handlers}
      href={href}
      onFocus={(event) => {
        preload.onFocus?.()
        handlers.onFocus(event)
      }}
    >
      {icon}
    </Link>
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
