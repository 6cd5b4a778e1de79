import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { ToastRegion } from '../../components/Toast/Toast'
import { announcementsText } from '../../domain/announcements/announcements'
import { badgeRequestsText } from '../../domain/citizenship/citizenship'
import { deskText } from '../../domain/desk/desk'
import { usersText } from '../../domain/members/members'
import { membershipsText } from '../../domain/plans/plans'
import { postsText } from '../../domain/posts/posts'
import { recordText } from '../../domain/record/record'
import { dashboardText } from '../../screens/dashboard/dashboardText'
import { navIcons } from '../../shell/AppShell/AppShell'
import { LiveShell } from '../../shell/AppShell/AppShell.live'
import { shellArgs } from '../../shell/AppShell/appShellFixture'

/** The texts of a page, in the language of the toolbar. */
const texts: Record<string, { title: string; subtitle?: string }> = {
  '/': { title: dashboardText.title },
  '/users': usersText,
  '/posts': postsText,
  '/announcements': announcementsText,
  '/badge-requests': badgeRequestsText,
  '/memberships': membershipsText,
  '/record': recordText,
  '/desk': deskText,
}

/** The links of the navigation; that of the desk only on its own page. */
const linksOn = (path: string) =>
  [
    ...shellArgs.links,
    ...(path === '/desk' ? [{ href: '/desk', icon: navIcons.desk, count: 45 }] : []),
    { href: '/record', icon: navIcons.record },
  ].map((link) => ({
    ...link,
    name: texts[link.href]?.title ?? '',
    description: texts[link.href]?.subtitle ?? '',
  }))

/** A screen inside the shell, as a steward sees it. */
export function PanelPage({ path, children }: { path: string; children: ReactNode }) {
  return (
    <>
      <LiveShell
        {...shellArgs}
        links={linksOn(path)}
        currentPath={path}
        onExpandedChange={fn()}
        onThemeChange={fn()}
        onDensityChange={fn()}
        onSignOut={fn()}
        onSearch={fn()}
      >
        {children}
      </LiveShell>
      <ToastRegion />
    </>
  )
}
