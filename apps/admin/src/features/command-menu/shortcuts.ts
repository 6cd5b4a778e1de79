import { modKey, type Shortcut } from '@hearth/ui/patterns/KeyboardShortcuts'
import { PASSPORT_KEY } from '../documents/passportKey'
import { commandText as text } from './commandText'

/** The keys of the panel, in the order in which they are listed. */
export const shortcuts = {
  menu: { keys: [modKey, 'K'], does: text.openMenu },
  navigation: { keys: [modKey, 'B'], does: text.toggleNavigation },
  links: { keys: ['↑', '↓'], does: text.amongLinks },
  undo: { keys: [modKey, 'Z'], does: text.undo },
  search: { keys: ['/'], does: text.searchPage, isSingleKey: true },
  all: { keys: ['?'], does: text.showKeys, isSingleKey: true },
  row: { keys: ['←', '→'], does: text.withinRow },
  column: { keys: ['↑', '↓'], does: text.acrossRows },
  next: { keys: ['J'], does: text.nextRequest, isSingleKey: true },
  previous: { keys: ['K'], does: text.previousRequest, isSingleKey: true },
  approve: { keys: ['A'], does: text.approveRequest, isSingleKey: true },
  reject: { keys: ['R'], does: text.rejectRequest, isSingleKey: true },
  skip: { keys: ['S'], does: text.skipRequest, isSingleKey: true },
} as const satisfies Record<string, Shortcut>

/** The keys that the feature `redress` adds, for appeals. */
export const redressShortcuts = {
  uphold: { keys: ['U'], does: text.upholdDecision, isSingleKey: true },
  overturn: { keys: ['O'], does: text.overturnDecision, isSingleKey: true },
} as const satisfies Record<string, Shortcut>

/** The keys that the feature `desk` adds: one for reports, one where documents are shown in place. */
export const deskShortcuts = {
  ban: { keys: ['B'], does: text.hideAndBan, isSingleKey: true },
  passport: { keys: [PASSPORT_KEY.toUpperCase()], does: text.showPassport, isSingleKey: true },
} as const satisfies Record<string, Shortcut>
