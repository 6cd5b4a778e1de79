import { type HelpPage, HelpPanel } from '@hearth/ui/domain/help'
import type { Shortcut } from '@hearth/ui/patterns/KeyboardShortcuts'
import { isOffered } from '../../deployment/brand'
import { pageTitles } from '../../navigation/pageTitles'
import { deskShortcuts, redressShortcuts, shortcuts } from '../command-menu/shortcuts'

export interface HelpProps {
  page: HelpPage
  /** Whether the page can save its list. */
  hasExport: boolean
  onClose: () => void
}

const { menu, undo, search, all, row, next, previous, approve, reject, skip } = shortcuts
const { ban, passport } = deskShortcuts
const { uphold, overturn } = redressShortcuts

/** The keys that work on each page besides those of every page. */
const keys: Readonly<Partial<Record<HelpPage, readonly Shortcut[]>>> = {
  users: [search, row],
  user: [next, previous],
  badgeRequests: [
    next,
    previous,
    approve,
    reject,
    skip,
    ...(isOffered('desk') ? [passport] : []),
    row,
  ],
  desk: [
    next,
    previous,
    approve,
    reject,
    ban,
    ...(isOffered('redress') ? [uphold, overturn] : []),
    skip,
    passport,
    row,
  ],
  posts: [search],
  announcements: [search],
  memberships: [row],
  invites: [search],
  record: [search],
}

/** The help of the page in view. */
export function Help({ page, hasExport, onClose }: HelpProps) {
  return (
    <HelpPanel
      page={page}
      name={pageTitles[page]}
      keys={[...(keys[page] ?? []), menu, ...(isOffered('record') ? [undo] : []), all]}
      hasExport={hasExport}
      hasRecord={isOffered('record')}
      onClose={onClose}
    />
  )
}
