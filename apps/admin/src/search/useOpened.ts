import { useRouter } from '@tanstack/react-router'
import { useRef } from 'react'

/**
 * Opens what one parameter of the address names, and closes it with '': the Back button closes it
 * too. The caller has asked about unsaved input.
 */
export function useOpened(name: 'compose' | 'push'): (value: string) => void {
  const router = useRouter()
  // If this page added the history entry, going back closes what was opened. If a link did, the
  // previous entry may be any page.
  const added = useRef<string>(undefined)
  const entry = () => router.history.location.state.__TSR_key
  return (value) => {
    if (value === '' && added.current !== undefined && added.current === entry()) {
      return router.history.back({ ignoreBlocker: true })
    }
    void router.navigate({
      to: '.',
      search: (last) => ({ ...last, [name]: value }),
      state: true,
      resetScroll: false,
      replace: value === '',
      ignoreBlocker: true,
    })
    if (value !== '') added.current = entry()
  }
}
