import { type ChangeEvent, type CompositionEvent, useState } from 'react'

/**
 * The props of an input whose owner rewrites what is typed, such as full-width digits. While an
 * input method composes, the input shows its text as it is: a changed value would make the method
 * insert its text again.
 * @param onChange called once a composition has ended, and with each other change
 */
export function useComposedText(value: string, onChange: (text: string) => void) {
  const [composed, setComposed] = useState<string>()
  return {
    value: composed ?? value,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      const isComposed = 'isComposing' in nativeEvent && nativeEvent.isComposing === true
      if (isComposed) setComposed(currentTarget.value)
      else onChange(currentTarget.value)
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      setComposed(undefined)
      onChange(currentTarget.value)
    },
  }
}
