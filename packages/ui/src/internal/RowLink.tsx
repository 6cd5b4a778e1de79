import type { ComponentProps, MouseEvent } from 'react'
import { useHearth } from '../provider/HearthProvider'

interface RowLinkProps extends ComponentProps<'a'> {
  /** The address of the link. */
  href: string
  /** Called when the link is followed, before the navigation. */
  onPress?: (() => void) | undefined
}

/**
 * The native link of a row: a list renders a hundred, and react-aria's Link takes several times as
 * long. An address inside the application opens through the provider's `navigate`, and is preloaded
 * on hover, focus and press; the browser handles all other addresses.
 */
export function RowLink({ href, onPress, ...props }: RowLinkProps) {
  const { navigate, preload } = useHearth()
  const warm = () => {
    if (href.startsWith('/') && props.download === undefined) preload(href)
  }
  return (
    <a
      {...props}
      href={href}
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'touch') warm()
      }}
      onPointerDown={warm}
      onFocus={warm}
      onClick={(event) => {
        onPress?.()
        if (!opensHere(event)) return
        event.preventDefault()
        navigate(href)
      }}
    />
  )
}

/** Whether a click opens another page of the application in this tab. */
function opensHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
  // These modifiers open a tab or a window, or save the page.
  if (event.isDefaultPrevented() || altKey || ctrlKey || metaKey || shiftKey) return false
  const { origin, target } = currentTarget
  return origin === location.origin && !currentTarget.hasAttribute('download') && !target
}
