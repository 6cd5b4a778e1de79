import { toast } from '@hearth/ui/components/Toast/toastQueue'
import { type ComponentType, useState } from 'react'
import type { CommandCenterProps } from './CommandCenter'
import { useEarlyKeys } from './useEarlyKeys'
import { type Overlay, useShortcuts } from './useShortcuts'

/**
 * The command menu and the list of keys. Their code loads on the first press: no page pays for
 * it.
 * @param isOffered for administrators only: most commands are theirs
 */
export function useCommandCenter(isOffered: boolean) {
  const [shown, setShown] = useState<Overlay>()
  const [CommandCenter, setCommandCenter] = useState<ComponentType<CommandCenterProps>>()
  const show = (overlay?: Overlay) => {
    setShown(overlay)
    if (CommandCenter) return
    import('./CommandCenter')
      // Destructured here, to fail here: after a deploy the module is undefined.
      .then(({ CommandCenter: loaded }) => setCommandCenter(() => loaded))
      .catch(() => {
        setShown(undefined)
        toast.error("Couldn't open this. Try again.")
      })
  }
  useShortcuts(isOffered ? (overlay) => show(shown === overlay ? undefined : overlay) : undefined)
  const earlyKeys = useEarlyKeys(shown === 'menu' && !CommandCenter, () => setShown(undefined))
  return {
    CommandCenter,
    earlyKeys,
    shown,
    onShow: show,
    onSearch: isOffered ? () => show('menu') : undefined,
  }
}
