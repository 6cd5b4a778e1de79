import { fireEvent } from 'storybook/test'

/** Composes text in an input, state by state, as an input method or a keyboard of Android does. */
export function compose(input: HTMLElement, ...states: readonly string[]): void {
  fireEvent.compositionStart(input)
  for (const value of states) fireEvent.input(input, { target: { value }, isComposing: true })
}

/** Accepts what is composed. */
export const acceptComposed = (input: HTMLElement): void => {
  fireEvent.compositionEnd(input)
}
