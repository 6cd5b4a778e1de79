import type { Command } from '@hearth/ui/patterns/CommandMenu'
import type { DensityChoice, DocumentsChoice, ThemeChoice } from '@hearth/ui/shell/AppShell'
import {
  CircleHelp,
  Download,
  Eye,
  EyeOff,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Rows3,
  Rows4,
  Sun,
  Undo2,
} from 'lucide-react'
import { may } from '../../session/permissions'
import { commandText as text } from './commandText'
import { shortcuts } from './shortcuts'

export interface PlainCommandHandlers {
  /** Undoes the last action. @default nothing can be undone */
  onUndo: (() => void) | undefined
  onThemeChange: (theme: ThemeChoice) => void
  onDensityChange: (density: DensityChoice) => void
  /** How documents open. @default the person sees no documents */
  onDocumentsChange: ((documents: DocumentsChoice) => void) | undefined
  onShowKeys: () => void
  /** Saves the list of the page in view as a file. @default it has no such list */
  onExport: (() => void) | undefined
  /** Saves the list of members as a file, from a page without a list. @default not allowed */
  onExportMembers: (() => void) | undefined
  /** Explains the page in view. @default it has no help */
  onHelp: (() => void) | undefined
  onSignOut: () => void
}

/** The commands that need no member or page in view. Add new ones here, the most used first. */
export function plainCommands(handlers: PlainCommandHandlers): readonly Command[] {
  const { onUndo, onThemeChange, onDensityChange, onDocumentsChange, onShowKeys } = handlers
  const { onExport, onExportMembers, onHelp, onSignOut } = handlers
  const theme = (choice: ThemeChoice, icon: Command['icon']): Command => ({
    id: choice,
    label: text[choice],
    keywords: text.themeKeywords,
    icon,
    onAction: () => onThemeChange(choice),
  })
  const density = (choice: DensityChoice, icon: Command['icon']): Command => ({
    id: choice,
    label: text[choice],
    keywords: text.densityKeywords,
    icon,
    onAction: () => onDensityChange(choice),
  })
  const documents = (choice: DocumentsChoice, icon: Command['icon']): readonly Command[] =>
    onDocumentsChange
      ? [
          {
            id: choice,
            label: text[choice],
            keywords: text.documentsKeywords,
            icon,
            onAction: () => onDocumentsChange(choice),
          },
        ]
      : []
  // A page with a list saves that list, any other page the members.
  const save = onExport ?? onExportMembers
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
    ...(save
      ? [
          {
            id: 'export',
            label: onExport ? text.export : text.exportMembers,
            keywords: text.exportKeywords,
            icon: <Download />,
            onAction: save,
          },
        ]
      : []),
    theme('light', <Sun />),
    theme('dark', <Moon />),
    theme('system', <Monitor />),
    density('comfortable', <Rows3 />),
    density('compact', <Rows4 />),
    ...documents('blurred', <EyeOff />),
    ...documents('clear', <Eye />),
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
