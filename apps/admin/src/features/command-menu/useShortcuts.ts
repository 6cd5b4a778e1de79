import { isKeyFree } from '@hearth/ui/hooks/isKeyFree'
import { latinKey } from '@hearth/ui/hooks/latinKey'
import { useEffectEvent, useLayoutEffect } from 'react'
import { readSingleKeys } from '../../shortcuts/useSingleKeys'

/** The dialogs of this folder. */
export type Overlay = 'menu' | 'keys'

interface Shortcuts {
  /** A dialog is asked for. */
  onOverlay: (overlay: Overlay) => void
  /** The last action is to be undone. @default nothing can be undone */
  onUndo: (() => void) | undefined
  /** Takes each key press without a modifier instead of the page. @default the page has them */
  onEarlyKey: ((event: KeyboardEvent) => void) | undefined
}

/**
 * Control or Meta with K asks for the command menu, also while typing. `/` goes to the search of
 * the page, if it has one, and `?` asks for the list of keys: never while typing, with an open
 * dialog or menu, or when the person has switched off single keys (WCAG 2.1.4). Control or Meta
 * with Z undoes the last action: never while typing, where it undoes the typing.
 * @param shortcuts undefined where there are none
 */
export function useShortcuts(shortcuts: Shortcuts | undefined): void {
  const isOn = shortcuts !== undefined
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, repeat } = event
    const key = latinKey(event)
    const take = () => event.preventDefault()
    if (ctrlKey || metaKey) {
      if (altKey || shiftKey) return
      const act =
        key === 'k'
          ? () => shortcuts?.onOverlay('menu')
          : key === 'z' && isKeyFree(event)
            ? shortcuts?.onUndo
            : undefined
      if (!act) return
      take()
      if (!repeat) act()
    } else if (altKey) {
      return
    } else if (shortcuts?.onEarlyKey) {
      shortcuts.onEarlyKey(event)
    } else if ((key === '/' || key === '?') && isKeyFree(event) && readSingleKeys()) {
      const search = document.querySelector<HTMLInputElement>('main [type=search]')
      if (key === '?') shortcuts?.onOverlay('keys')
      else if (search) search.select()
      else return
      take()
    }
  })

  // Before the first paint, so that no early key press is lost.
  useLayoutEffect(() => {
    if (!isOn) return
    // In the capture phase: components stop the propagation of their own keys.
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [isOn])
}
