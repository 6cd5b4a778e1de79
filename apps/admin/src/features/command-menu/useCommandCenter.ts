import { type ComponentType, createElement, useEffect, useState } from 'react'
import { loadWhenIdle } from '../../deployment/idleLoads'
import { MissingPart } from '../../deployment/lazyPart'
import type { CommandCenterProps } from './CommandCenter'
import { useEarlyKeys } from './useEarlyKeys'
import { type Overlay, useShortcuts } from './useShortcuts'

// Destructured here, to fail here: after a deploy the module is undefined.
const load = () => import('./CommandCenter').then(({ CommandCenter }) => CommandCenter)

/**
 * The command menu and the list of keys. Their code loads when the first page is idle, at the latest
 * on the first key press.
 * @param isOffered for administrators only: most commands are theirs
 * @param onUndo undoes the last action; undefined where nothing can be undone
 */
export function useCommandCenter(isOffered: boolean, onUndo: (() => void) | undefined) {
  const [shown, setShown] = useState<Overlay>()
  const [CommandCenter, setCommandCenter] = useState<ComponentType<CommandCenterProps>>()
  useEffect(() => {
    if (isOffered) loadWhenIdle(load)
  }, [isOffered])
  const show = (overlay?: Overlay) => {
    setShown(overlay)
    if (CommandCenter) return
    load().then(
      (loaded) => setCommandCenter(() => loaded),
      () => setCommandCenter(() => MissingCenter),
    )
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
