import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useState } from 'react'

/**
 * How long composed text must stay unchanged on Android before `onChange` is called, in
 * milliseconds.
 */
const PAUSE = 400

/** Keyboards of Android compose each word until its space; elsewhere half a word is composed. */
const composesWords = (): boolean => /Android/.test(navigator.userAgent)

/**
 * The props of an input whose owner rewrites or searches the typed text. While an input method
 * composes, the input shows its own text, because a changed value would make the method insert the
 * text again. `onChange` is called when the composition ends, as half a word finds nothing; on
 * Android also when it pauses.
 * @param onChange called at once for text that is not composed
 */
export function useComposedText(value: string, onChange: (text: string) => void) {
  const [composed, setComposed] = useState<string>()
  const reportRest = useEffectEvent(onChange)
  useEffect(() => {
    if (composed === undefined || !composesWords()) return
    const timer = setTimeout(() => reportRest(composed), PAUSE)
    return () => clearTimeout(timer)
  }, [composed])

  const replace = (text: string) => {
    setComposed(undefined)
    if (text !== value) onChange(text)
  }
  return {
    /** Spread them into the input. */
    inputProps: {
      value: composed ?? value,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        const isComposed = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
        const text = currentTarget.value
        if (isComposed) setComposed(text)
        else replace(text)
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        replace(currentTarget.value),
    },
    /** Replaces the text, even while text is being composed. */
    replace,
  }
}
