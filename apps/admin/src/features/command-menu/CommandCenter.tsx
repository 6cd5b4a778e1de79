import { KeyboardShortcuts } from '@hearth/ui/patterns/KeyboardShortcuts'
import { isOffered } from '../../deployment/brand'
import { useSingleKeys } from '../../shortcuts/useSingleKeys'
import { Menu, type MenuProps } from './Menu'
import { deskShortcuts, redressShortcuts, shortcuts } from './shortcuts'
import { useMemberCommands } from './useMemberCommands'
import type { Overlay } from './useShortcuts'

export interface CommandCenterProps extends Omit<MenuProps, 'commandsOf' | 'onClose'> {
  /**
   * The open dialog of this folder. @default none; the confirmation of a command may still be open
   */
  shown: Overlay | undefined
}

const allShortcuts = [
  ...Object.values(shortcuts),
  ...(isOffered('desk') ? Object.values(deskShortcuts) : []),
  ...(isOffered('redress') ? Object.values(redressShortcuts) : []),
]

/** The command menu and the list of keys, loaded when one of them is first asked for. */
export function CommandCenter({ shown, onShow, ...commands }: CommandCenterProps) {
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const { commandsOf, dialogs } = useMemberCommands()
  const { onHelp } = commands.plain
  const onOpenChange = () => onShow()
  return (
    <>
      {shown === 'menu' && (
        <Menu {...commands} commandsOf={commandsOf} onShow={onShow} onClose={onOpenChange} />
      )}
      {shown === 'keys' && (
        <KeyboardShortcuts
          isOpen
          onOpenChange={onOpenChange}
          shortcuts={allShortcuts}
          hasSingleKeys={singleKeys}
          onSingleKeysChange={setSingleKeys}
          onHelp={
            onHelp &&
            (() => {
              onShow()
              onHelp()
            })
          }
        />
      )}
      {dialogs}
    </>
  )
}
