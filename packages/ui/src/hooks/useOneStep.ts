import { useEffect, useRef } from 'react'

/**
 * Makes a double click on a button that turns pages one step: a second press of the same one does nothing
 * while the page is on its way. Any other button works, the way back above all.
 * @param isTurning whether it is on its way
 */
export function useOneStep(isTurning: boolean) {
  const pressed = useRef<string>(undefined)
  useEffect(() => {
    if (!isTurning) pressed.current = undefined
  }, [isTurning])
  return (button: string, step: () => void) => () => {
    if (isTurning && pressed.current === button) return
    pressed.current = button
    step()
  }
}
