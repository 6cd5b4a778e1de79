import type { Shortcut } from '@hearth/ui/patterns/KeyboardShortcuts'
import { type HelpPage, HelpPanel } from '@hearth/ui/product/help'
import { isOffered } from '../../deployment/brand'
import { pageTitles } from '../../navigation/pageTitles'
import { shortcuts } from '../command-menu/shortcuts'

export interface HelpProps {
  page: HelpPage
  onClose: () => void
}

const { menu, undo, search, all, row, next, previous, approve, reject } = shortcuts

/** The keys that work on each page besides those of every page. */
const keys: Readonly<Record<HelpPage, readonly Shortcut[]>> = {
  dashboard: [],
  users: [search, row],
  user: [next, previous],
  badgeRequests: [next, previous, approve, reject, row],
  posts: [search],
  announcements: [search],
  memberships: [row],
  invites: [search],
  record: [search],
  trash: [],
}

/** The pages that can save their list. */
const exported: ReadonlySet<HelpPage> = new Set([
  'users',
  'badgeRequests',
  'posts',
  'announcements',
  'memberships',
  'invites',
  'record',
])

/** The help of the page in view. */
export function Help({ page, onClose }: HelpProps) {
  return (
    <HelpPanel
      page={page}
      name={pageTitles[page]}
      keys={[...keys[page], menu, ...(isOffered('record') ? [undo] : []), all]}
      hasExport={exported.has(page)}
      hasRecord={isOffered('record')}
      onClose={onClose}
    />
  )
}
