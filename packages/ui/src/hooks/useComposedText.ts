import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react'
import { useLatest } from './useLatest'

/** How long composed text must rest before its owner gets it, in milliseconds. */
const PAUSE = 400

/**
 * The props of an input whose owner rewrites or searches what is typed. While an input method
 * composes, the input shows its text as it is, because a changed value would make the method insert
 * the text again. The owner gets it when the composition ends or rests: half a word finds nothing,
 * but keyboards of Android compose each word until its space.
 * @param onChange called at once for text that is not composed
 */
export function useComposedText(value: string, onChange: (text: string) => void) {
  const [composed, setComposed] = useState<string>()
  const change = useLatest(onChange)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const replace = (text: string) => {
    clearTimeout(timer.current)
    setComposed(undefined)
    if (text !== value) onChange(text)
  }
  const compose = (text: string) => {
    clearTimeout(timer.current)
    setComposed(text)
    timer.current = setTimeout(() => change.current(text), PAUSE)
  }
  return {
    /** Spread them into the input. */
    inputProps: {
      value: composed ?? value,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const isComposed = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
        const text = currentTarget.value
        if (isComposed) compose(text)
        else replace(text)
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        replace(currentTarget.value),
    },
    /** Puts another text into the input, even while one is composed. */
    replace,
  }
}
