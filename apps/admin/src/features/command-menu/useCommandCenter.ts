import { type ComponentType, createElement, useState } from 'react'
import { MissingPart } from '../../deployment/lazyPart'
import type { CommandCenterProps } from './CommandCenter'
import { useEarlyKeys } from './useEarlyKeys'
import { type Overlay, useShortcuts } from './useShortcuts'

/**
 * The command menu and the list of keys. Their code loads on the first key press.
 * @param isOffered for administrators only: most commands are theirs
 * @param onUndo undoes the last action; undefined where nothing can be undone
 */
export function useCommandCenter(isOffered: boolean, onUndo: (() => void) | undefined) {
  const [shown, setShown] = useState<Overlay>()
  const [CommandCenter, setCommandCenter] = useState<ComponentType<CommandCenterProps>>()
  const show = (overlay?: Overlay) => {
    setShown(overlay)
    if (CommandCenter) return
    import('./CommandCenter')
      // Destructured here, to fail here: after a deploy the module is undefined.
      .then(({ CommandCenter: loaded }) => setCommandCenter(() => loaded))
      .catch(() => setCommandCenter(() => MissingCenter))
  }
  const onOverlay = (overlay: Overlay) => show(shown === overlay ? undefined : overlay)
  const isLoading = shown === 'menu' && !CommandCenter
  const { text: earlyText, onEarlyKey } = useEarlyKeys(isLoading, () => setShown(undefined))
  useShortcuts(isOffered ? { onOverlay, onUndo, onEarlyKey } : undefined)
  return {
    CommandCenter,
    earlyText,
    shown,
    onShow: show,
    onSearch: isOffered ? () => show('menu') : undefined,
  }
}

const MissingCenter = ({ shown, onShow }: CommandCenterProps) =>
  shown === undefined ? null : createElement(MissingPart, { onClose: onShow })
