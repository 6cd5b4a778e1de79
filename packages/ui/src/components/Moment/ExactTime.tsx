import { useLayoutEffect, useRef, useState } from 'react'
import { Late } from '../../internal/late/Late'
import { tooltipBubble } from '../../internal/tooltip/lateTooltip'
import { exactTime } from '../../text/dates'

/** How long it stays so that the pointer can reach it, in milliseconds (WCAG 1.4.13). */
const HIDE_DELAY = 150

const momentAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLTimeElement>('time[data-moment]') : null

/** The tooltip of whichever Moment has the pointer or the focus. Render it once, in AppShell. */
export function ExactTime() {
  const [moment, setMoment] = useState<HTMLTimeElement | null>(null)
  const trigger = useRef(moment)
  const [{ open, close }] = useState(() => {
    let timer = 0
    const show = (next: HTMLTimeElement | null) => {
      const last = trigger.current
      // The element may be given another time.
      if (last && last !== next) last.ariaDescription = null
      trigger.current = next
      setMoment(next)
    }
    return {
      open: (next?: HTMLTimeElement) => {
        window.clearTimeout(timer)
        if (next) show(next)
      },
      close: (immediate = false) => {
        window.clearTimeout(timer)
        if (immediate) show(null)
        else timer = window.setTimeout(show, HIDE_DELAY, null)
      },
    }
  })

  useLayoutEffect(() => {
    const come = (event: Event) => {
      const next = momentAt(event)
      // An element that is removed under the pointer says nothing.
      if (trigger.current?.isConnected === false) close(true)
      if (next === null || (event as PointerEvent).pointerType === 'touch') return
      // Screen readers do not follow the tooltip of an element without a role of its own.
      next.ariaDescription = exactTime(next.dateTime)
      open(next)
    }
    const leave = (event: Event) => momentAt(event) && close(event.type === 'focusout')
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !trigger.current) return
      // What is around the date stays as it is: the focus must not move (WCAG 1.4.13).
      if (trigger.current === document.activeElement) event.stopImmediatePropagation()
      close(true)
    }
    const listeners = { pointerover: come, focusin: come, pointerout: leave, focusout: leave }
    for (const [type, listener] of Object.entries(listeners)) {
      document.addEventListener(type, listener)
    }
    document.addEventListener('keydown', dismiss, true)
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        document.removeEventListener(type, listener)
      }
      document.removeEventListener('keydown', dismiss, true)
    }
  }, [open, close])

  if (!moment?.isConnected) return null
  const state = { isOpen: true, shouldSkipAnimation: false, open: () => open(), close }
  return (
    <Late
      key={moment.dateTime}
      part={tooltipBubble}
      props={{ state, triggerRef: trigger, content: exactTime(moment.dateTime) }}
    />
  )
}
