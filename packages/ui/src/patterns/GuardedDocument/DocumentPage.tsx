import { useEffect, useEffectEvent, useRef } from 'react'
import { useHearth } from '../../provider/HearthProvider'
import { exactTime } from '../../text/dates'
import type { Gap, OpenDocument } from './documentModel'
import * as css from './GuardedDocument.css'
import { paint, type Turns, wipe } from './paint'

interface DocumentPageProps {
  document: OpenDocument
  page: number
  turns: Turns
  /** Percent of the width of the frame. */
  zoom: keyof typeof css.zooms
  isBlurred: boolean
  /** What it is, and which page. */
  label: string
  watermark: string
  /** Called when the page is painted: it has its size then. */
  onPainted: (gaps: readonly Gap[]) => void
  onFailed: (error: unknown) => void
}

/** A page on a canvas: nothing of it has an address. When it goes, the canvas is empty. */
export function DocumentPage({
  document,
  page,
  turns,
  zoom,
  isBlurred,
  label,
  watermark,
  onPainted,
  onFailed,
}: DocumentPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { now } = useHearth()
  const moment = useEffectEvent(() => exactTime(now().toISOString()))
  const painted = useEffectEvent(onPainted)
  const failed = useEffectEvent(onFailed)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isCurrent = true
    document.draw(page).then(
      ({ bitmap, gaps }) => {
        if (!isCurrent) return
        paint(element, bitmap, turns, `${watermark} · ${moment()}`)
        painted(gaps)
      },
      (error: unknown) => {
        if (isCurrent) failed(error)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [document, page, turns, watermark])

  useEffect(() => {
    const element = canvas.current
    return () => {
      if (element) wipe(element)
    }
  }, [])

  return (
    <canvas
      ref={canvas}
      // Until it is painted.
      width={0}
      height={0}
      role="img"
      // The browser's menu saves an image.
      onContextMenu={(event) => event.preventDefault()}
      aria-label={label}
      className={`${css.page} ${css.zooms[zoom]} ${isBlurred ? css.blurred : ''}`}
    />
  )
}
