import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import type { PlainButtonProps } from '../../internal/PlainButton'
import type { SelectHandlers, SelectTrigger } from './selectModel'

const opens = ['Enter', ' ', 'ArrowDown', 'ArrowUp']
const chooses = /^([^ ]|ArrowLeft|ArrowRight)$/

/**
 * The button of a Select. A mouse opens the list when it goes down, as with a native one, a finger
 * when it goes up. react-aria's Select handles the keys, as soon as its code is there: it loads when
 * a person comes to the button. A key before that is not lost: the list opens, or the typed text
 * chooses, once it is there.
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

  const openFromClosed = () => {
    if (!isOpen) open()
  }

  const triggerProps = {
    onPointerEnter: want,
    onPointerDown: ({ pointerType, button: pressed }) => {
      if (pointerType === 'mouse' && pressed === 0) openFromClosed()
    },
    // It would take the focus back from the list.
    onMouseDown: (event) => event.preventDefault(),
    onPress: openFromClosed,
    onKeyDown: (event) => (handlers.current ? handlers.current.onKeyDown?.(event) : keepKey(event)),
    onKeyUp: (event) => handlers.current?.onKeyUp?.(event),
    onFocus: (event) => {
      want()
      handlers.current?.onFocus?.(event)
    },
    onBlur: (event) => handlers.current?.onBlur?.(event),
  } satisfies PlainButtonProps

  const list = { trigger: { button, handlers, early } satisfies SelectTrigger, focusAtFirst }
  return { isWanted, triggerProps, list }
}
