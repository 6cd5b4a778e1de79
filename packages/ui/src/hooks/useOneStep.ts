import { useEffect, useRef } from 'react'

/**
 * Makes a double click on a paging button one step: a second press of the same button does nothing
 * while the page loads. Other buttons still work, above all the one back.
 * @param isTurning whether a page is loading
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
