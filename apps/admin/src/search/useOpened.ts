import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * Opens what one parameter of the address names, and closes it with '': the Back button closes it
 * too. The caller has asked about unsaved input.
 */
export function useOpened(name: 'compose' | 'push'): (value: string) => void {
  const router = useRouter()
  const isOpenedHere = useRef(false)
  return (value) => {
    if (value === '' && isOpenedHere.current) return router.history.back({ ignoreBlocker: true })
    isOpenedHere.current = value !== ''
    void router.navigate({
      to: '.',
      search: (last) => ({ ...last, [name]: value }),
      state: true,
      resetScroll: false,
      replace: value === '',
      ignoreBlocker: true,
    })
  }
}
