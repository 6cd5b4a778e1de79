import type { ComponentProps, MouseEvent } from 'react'
import { useHearth } from '../provider/HearthProvider'
import { useTriggerProps } from './trigger/TriggerContext'

interface PageLinkProps extends ComponentProps<'a'> {
  /** The address it leads to. */
  href: string
  /** Called when the link is followed, before the navigation. */
  onFollow?: (() => void) | undefined
}

/**
 * A native link. An address inside the application opens through the provider's `navigate`, and is
 * preloaded on hover, focus and press; the browser follows or downloads every other one. Lists have
 * one in every row, and react-aria's Link, with its press events and states, takes several times as
 * long to render.
 */
export function PageLink({ href, onFollow, ...own }: PageLinkProps) {
  const { onPress, onClick, onFocus, onPointerEnter, onPointerDown, ...props } =
    useTriggerProps(own)
  const { navigate, preload } = useHearth()
  const warm = () => {
    if (href.startsWith('/') && props.download === undefined) preload(href)
  }
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') warm()
        onPointerEnter?.(event)
      }}
      onPointerDown={(event) => {
        warm()
        onPointerDown?.(event)
      }}
      onFocus={(event) => {
        warm()
        onFocus?.(event)
      }}
      onClick={(event) => {
        onClick?.(event)
        // Safari does not focus a pressed link; an overlay returns the focus to where it came from.
        event.currentTarget.focus({ preventScroll: true })
        onFollow?.()
        onPress?.(event)
        if (!opensHere(event)) return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}

/** Whether a click leads to another page of the application, in this tab. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
  // Those open a tab or a window, or save the page.
  if (event.isDefaultPrevented() || altKey || ctrlKey || metaKey || shiftKey) return false
  const { origin, target } = currentTarget
  return origin === location.origin && !currentTarget.hasAttribute('download') && !target
}
