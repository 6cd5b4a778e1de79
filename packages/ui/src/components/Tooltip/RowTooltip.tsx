import { use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useTooltipTrigger } from 'react-aria/useTooltipTrigger'
import { TooltipTrigger, TooltipTriggerStateContext } from 'react-aria-components/Tooltip'
import { exactTime } from '../../text/dates'
import { HIDE_DELAY, TooltipBubble } from './TooltipBubble'

/**
 * The tooltip of native elements: of the buttons in rows (`data-tooltip`), and of every Moment. A
 * page has hundreds of them, so one tooltip serves them all. Render it once, in AppShell.
 */
export function RowTooltip() {
  return (
    <TooltipTrigger delay={0} closeDelay={HIDE_DELAY}>
      <Bubble />
    </TooltipTrigger>
  )
}

const targetOf = ({ target }: Event) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-tooltip], time[data-moment]')
    : null

const contentOf = (element: HTMLElement) =>
  element instanceof HTMLTimeElement ? exactTime(element.dateTime) : element.dataset.tooltip

function Bubble() {
  const state = use(TooltipTriggerStateContext)
  if (state === null) throw new Error('RowTooltip has no TooltipTrigger')
  const [element, setElement] = useState<HTMLElement | null>(null)
  const triggerRef = useMemo(() => ({ current: element }), [element])
  // Escape hides the tooltip.
  useTooltipTrigger({}, state, triggerRef)

  const show = useEffectEvent((event: Event) => {
    // An element that was removed under the pointer fires no pointerout.
    if (state.isOpen && element?.isConnected === false) state.close(true)
    const next = targetOf(event)
    if (next === null) return
    if (event.type === 'focusin' && !next.matches(':focus-visible')) return
    if (event instanceof PointerEvent && event.pointerType === 'touch') return
    if (next.ariaExpanded === 'true') return
    if (next !== element) state.close(true)
    setElement(next)
    state.open(true)
  })
  const hide = useEffectEvent((event: Event) => {
    if (targetOf(event)) state.close(event.type === 'focusout')
  })
  const press = useEffectEvent((event: Event) => {
    const next = targetOf(event)
    if (next === null) return
    // Touch has no hover: a press shows why the action is not available.
    if (next.ariaDisabled === 'true') {
      setElement(next)
      state.open(true)
    } else state.close(true)
  })

  // Before the first paint, so that every visible element has its tooltip.
  useLayoutEffect(() => {
    const listeners = {
      pointerover: show,
      focusin: show,
      pointerout: hide,
      focusout: hide,
      click: press,
    }
    const added = Object.entries(listeners)
    for (const [type, listener] of added) document.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of added) document.removeEventListener(type, listener)
    }
  }, [])

  const { isOpen } = state
  // Screen readers ignore `aria-describedby` on an element without its own role.
  useEffect(() => {
    if (!isOpen || !(element instanceof HTMLTimeElement)) return
    element.ariaDescription = exactTime(element.dateTime)
    return () => {
      element.ariaDescription = null
    }
  }, [isOpen, element])

  if (!element?.isConnected) return null
  return <TooltipBubble triggerRef={triggerRef}>{contentOf(element)}</TooltipBubble>
}
