import type { Command } from '@hearth/ui/patterns/CommandMenu'
import type { ThemeChoice } from '@hearth/ui/shell/AppShell'
import { CircleHelp, Download, LogOut, Monitor, Moon, Plus, Sun, Undo2 } from 'lucide-react'
import { may } from '../../session/permissions'
import { commandText as text } from './commandText'
import { shortcuts } from './shortcuts'

export interface PlainCommandHandlers {
  /** Undoes the last action. @default nothing can be undone */
  onUndo: (() => void) | undefined
  onThemeChange: (theme: ThemeChoice) => void
  onShowKeys: () => void
  /** Saves the list of the page in view as a file. @default it has no such list */
  onExport: (() => void) | undefined
  /** Explains the page in view. @default it has no help */
  onHelp: (() => void) | undefined
  onSignOut: () => void
}

/** The commands that need no member or page in view. Add new ones here, the most used first. */
export function plainCommands(handlers: PlainCommandHandlers): readonly Command[] {
  const { onUndo, onThemeChange, onShowKeys, onExport, onHelp, onSignOut } = handlers
  const theme = (choice: ThemeChoice, icon: Command['icon']): Command => ({
    id: choice,
    label: text[choice],
    keywords: text.themeKeywords,
    icon,
    onAction: () => onThemeChange(choice),
  })
  return [
    ...(onUndo
      ? [
          {
            id: 'undo',
            label: text.undo,
            keywords: text.undoKeywords,
            icon: <Undo2 />,
            shortcut: shortcuts.undo.keys,
            onAction: onUndo,
          },
        ]
      : []),
    ...(may('announcements.write')
      ? [
          {
            id: 'create announcement',
            href: '/announcements?compose=new',
            label: text.createAnnouncement,
            icon: <Plus />,
          },
        ]
      : []),
    ...(may('plans.write')
      ? [
          {
            id: 'create membership',
            href: '/memberships/create',
            label: text.createMembership,
            icon: <Plus />,
          },
        ]
      : []),
    ...(onExport
      ? [
          {
            id: 'export',
            label: text.export,
            keywords: text.exportKeywords,
            icon: <Download />,
            onAction: onExport,
          },
        ]
      : []),
    theme('light', <Sun />),
    theme('dark', <Moon />),
    theme('system', <Monitor />),
    ...(onHelp ? [{ id: 'help', label: text.help, icon: <CircleHelp />, onAction: onHelp }] : []),
    {
      id: 'keys',
      label: text.keys,
      keywords: text.keysKeywords,
      shortcut: ['?'],
      onAction: onShowKeys,
    },
    {
      id: 'sign out',
      label: text.signOut,
      keywords: text.signOutKeywords,
      icon: <LogOut />,
      onAction: onSignOut,
    },
  ]
}
