import type { FocusEvent, KeyboardEvent, RefObject } from 'react'

export interface SelectOption<Value extends string = string> {
  /** Passed to `onChange`. */
  value: Value
  /** The visible text; typing its first letters finds it. */
  label: string
}

/** What react-aria's Select gives its button to handle. */
export interface SelectHandlers {
  onKeyDown?: (event: KeyboardEvent) => void
  onKeyUp?: (event: KeyboardEvent) => void
  onFocus?: (event: FocusEvent) => void
  onBlur?: (event: FocusEvent) => void
}

/** The button of a Select, which is in the page before the code of its list. */
export interface SelectTrigger {
  button: RefObject<HTMLButtonElement | null>
  /** What the button hands its events to, once it is there. */
  handlers: RefObject<SelectHandlers | undefined>
  /** Keys that came before. */
  early: RefObject<KeyboardEventInit[]>
}
