import { type ChangeEvent, type CompositionEvent, useEffect, useEffectEvent, useState } from 'react'

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
  const reportRest = useEffectEvent(onChange)
  useEffect(() => {
    if (composed === undefined) return
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
    /** Puts another text into the input, even while one is composed. */
    replace,
  }
}
