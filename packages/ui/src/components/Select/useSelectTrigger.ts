import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { ButtonProps } from 'react-aria-components/Button'
import type { SelectHandlers, SelectTrigger } from './selectModel'

type PressEvent = Parameters<NonNullable<ButtonProps['onPressStart']>>[0]

const opens = ['Enter', ' ', 'ArrowDown', 'ArrowUp']
const chooses = /^([^ ]|ArrowLeft|ArrowRight)$/

/**
 * The button of a Select. react-aria's Select handles its events, as soon as its code is there: it
 * loads when a person comes to the button. An event before that is not lost: the list opens, or the
 * typed letters choose, once it is there.
 */
export function useSelectTrigger(
  button: RefObject<HTMLButtonElement | null>,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
) {
  const [isWanted, setWanted] = useState(false)
  const [focusAtFirst, setFocusAtFirst] = useState<'first' | 'last'>()
  const handlers = useRef<SelectHandlers | undefined>(undefined)
  const early = useRef<KeyboardEventInit[]>([])
  const want = () => setWanted(true)
  const open = (at?: 'first' | 'last') => {
    want()
    setFocusAtFirst(at)
    // The list returns the focus to where it was. Safari does not focus a pressed button.
    button.current?.focus({ preventScroll: true })
    setOpen(true)
  }

  const openEarly = (event: PressEvent, isTouch: boolean) => {
    // As with react-aria's: a mouse opens it when it goes down, a finger when it goes up.
    if (event.pointerType !== 'keyboard' && (event.pointerType === 'touch') === isTouch) open()
  }
  const keepKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event
    want()
    if (key === 'Escape') setOpen(false)
    if (isOpen || ctrlKey || metaKey) return
    if (opens.includes(key)) open(key === 'ArrowUp' ? 'last' : 'first')
    else if (chooses.test(key) && !altKey) early.current.push({ key, bubbles: true })
    else return
    event.preventDefault()
  }

  const triggerProps = {
    preventFocusOnPress: true,
    onHoverStart: want,
    onPressStart: (event) =>
      handlers.current ? handlers.current.onPressStart?.(event) : openEarly(event, false),
    onPress: (event) =>
      handlers.current ? handlers.current.onPress?.(event) : openEarly(event, true),
    onKeyDown: (event) => (handlers.current ? handlers.current.onKeyDown?.(event) : keepKey(event)),
    onKeyUp: (event) => handlers.current?.onKeyUp?.(event),
    onFocus: (event) => {
      want()
      handlers.current?.onFocus?.(event)
    },
    onBlur: (event) => handlers.current?.onBlur?.(event),
  } satisfies SelectHandlers & Pick<ButtonProps, 'preventFocusOnPress' | 'onHoverStart'>

  const list = { trigger: { button, handlers, early } satisfies SelectTrigger, focusAtFirst }
  return { isWanted, triggerProps, list }
}
