import { type KeyboardEvent, useState } from 'react'
import type { zooms } from './GuardedDocument.css'
import type { Turns } from './paint'

type Zoom = keyof typeof zooms

/** Sizes in percent of the frame's width. */
const sizes: readonly Zoom[] = [100, 150, 200, 300, 400]

/** `blurred` until a person asks for more, `hidden` when they have gone. */
export type Sight = 'blurred' | 'clear' | 'hidden'

/** What of a document is in view, and how. */
export interface View {
  sight: Sight
  page: number
  zoom: Zoom
  turns: Turns
}

/** What a person can do to the view; undefined at its limits. */
export interface ViewActions {
  zoomIn: (() => void) | undefined
  zoomOut: (() => void) | undefined
  fit: () => void
  turnLeft: () => void
  turnRight: () => void
  previousPage: (() => void) | undefined
  nextPage: (() => void) | undefined
}

const start: View = { sight: 'blurred', page: 1, zoom: 100, turns: 0 }

/** The view of a document, and what its keys do. */
export function useView(pageCount: number) {
  const [view, setView] = useState(start)
  const change = (part: Partial<View>) => setView((before) => ({ ...before, ...part }))

  const size = (by: 1 | -1) => {
    const zoom = sizes[sizes.indexOf(view.zoom) + by]
    return zoom && (() => change({ zoom }))
  }
  const turn = (by: 1 | 3) => () => change({ turns: ((view.turns + by) % 4) as Turns })
  const page = (by: 1 | -1) => {
    const next = view.page + by
    return next >= 1 && next <= pageCount ? () => change({ page: next }) : undefined
  }
  const actions: ViewActions = {
    zoomIn: size(1),
    zoomOut: size(-1),
    fit: () => change({ zoom: 100 }),
    turnLeft: turn(3),
    turnRight: turn(1),
    previousPage: page(-1),
    nextPage: page(1),
  }
  const keys: Readonly<Record<string, (() => void) | undefined>> = {
    '+': actions.zoomIn,
    // The key of + without Shift.
    '=': actions.zoomIn,
    '-': actions.zoomOut,
    '0': actions.fit,
    '[': actions.turnLeft,
    ']': actions.turnRight,
    PageUp: actions.previousPage,
    PageDown: actions.nextPage,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // With Ctrl the browser zooms. Brackets need AltGr on many keyboards, which is Ctrl and Alt on
    // Windows.
    const isChord = event.ctrlKey || event.metaKey
    if (isChord && !event.getModifierState('AltGraph')) return
    const act = view.sight === 'hidden' ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return {
    view,
    change,
    restart: (sight: Sight) => setView({ ...start, sight }),
    actions,
    onKeyDown,
  }
}

export type ViewControl = ReturnType<typeof useView>
