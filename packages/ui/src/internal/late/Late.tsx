import { use, useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react'
import { loadLateParts, MissingPartContext } from '../../provider/lateParts'
import type { LatePart } from './latePart'

export interface LateProps<Props> {
  part: LatePart<Props>
  props: Props
  /**
   * Closes it, if a person has asked for it: while its code is missing the page offers a reload.
   * @default nothing shows
   */
  onClose?: (() => void) | false
}

/**
 * A part whose code loads when it is first rendered. Unlike React's `lazy` it is there at once when
 * its code is, and it shows nothing until then: what opens it shows that it is pressed. Escape
 * gives it up, as it would close it later.
 */
export function Late<Props extends object>({ part, props, onClose = false }: LateProps<Props>) {
  const MissingPart = use(MissingPartContext)
  const [isMissing, setMissing] = useState(false)
  const [, show] = useReducer((renders: number) => renders + 1, 0)
  const isAsked = onClose !== false
  const { component: Part } = part
  const isThere = Part !== undefined
  useEffect(() => {
    // Whatever arrived since the render, before this effect, is shown too.
    if (isThere) return
    setMissing(false)
    // Another press tries again.
    part.load().then(show, () => setMissing(isAsked))
  }, [part, isThere, isAsked])
  useEffect(() => {
    // An item of a menu may open a dialog, which has to take the menu's place in one step.
    if (isAsked) void loadLateParts()
  }, [isAsked])
  const isLoading = !isThere && isAsked && !isMissing
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || onClose === false) return
    event.stopPropagation()
    onClose()
  })
  useLayoutEffect(() => {
    if (!isLoading) return
    document.addEventListener('keydown', giveUp, true)
    return () => document.removeEventListener('keydown', giveUp, true)
  }, [isLoading])
  if (Part) return <Part {...props} />
  return isMissing && isAsked && MissingPart ? <MissingPart onClose={onClose} /> : null
}
