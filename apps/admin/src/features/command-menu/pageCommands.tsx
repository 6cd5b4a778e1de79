import { deskHref } from '@hearth/ui/domain/desk'
import type { Command } from '@hearth/ui/patterns/CommandMenu'
import { type NavLink, navIcons } from '@hearth/ui/shell/AppShell'
import { UserRound } from 'lucide-react'
import { isOffered } from '../../deployment/brand'
import { pageTitles } from '../../navigation/pageTitles'
import { ownQueues } from '../../session/ownQueues'
import { may } from '../../session/permissions'
import { commandText as text } from './commandText'

const pageKeywords: Readonly<Record<string, string>> = text.pageKeywords

/**
 * The pages that the command menu leads to, with the words that people use for them. Where two pages
 * share a word, Enter opens the first.
 * @param links those of the navigation, which the person may open
 */
export function pageCommands(links: readonly NavLink[]): readonly Command[] {
  const invites: Command = {
    id: '/invites',
    href: '/invites',
    label: pageTitles.invites,
    keywords: pageKeywords['/invites'] ?? '',
    icon: navIcons.invites,
  }
  const newcomers: Command = {
    id: 'newcomers',
    href: deskHref('newcomers'),
    label: text.newcomers,
    keywords: text.newcomersKeywords,
    icon: navIcons.desk,
  }
  const reports: Command = {
    id: 'reports',
    href: deskHref('reports'),
    label: text.reports,
    keywords: text.reportsKeywords,
    icon: navIcons.desk,
  }
  const roles: Command = {
    id: '/team/roles',
    href: '/team/roles',
    label: pageTitles.teamRoles,
    keywords: text.rolesKeywords,
    icon: navIcons.team,
  }
  const account: Command = {
    id: 'account',
    href: '/account',
    label: pageTitles.account,
    keywords: text.accountKeywords,
    icon: <UserRound />,
  }
  const queues = ownQueues()
  const isLinked = links.some(({ href }) => href === invites.href)
  return [
    ...links.map(
      ({ href, name, description = '', icon }): Command => ({
        id: href,
        href,
        label: name,
        keywords: `${description} ${pageKeywords[href] ?? ''}`,
        icon,
      }),
    ),
    // Without features no link of the navigation leads there (specification 2.2).
    ...(!isLinked && may('members.read') ? [invites] : []),
    ...(isOffered('desk') && queues.includes('newcomers') ? [newcomers] : []),
    ...(isOffered('desk') && queues.includes('reports') ? [reports] : []),
    ...(isOffered('team') ? [roles, account] : []),
  ]
}
