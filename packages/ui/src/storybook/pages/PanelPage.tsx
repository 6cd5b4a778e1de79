import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { ToastRegion } from '../../components/Toast/Toast'
import { announcementsText } from '../../product/announcements/announcements'
import { badgeRequestsText } from '../../product/badges/badges'
import { deskText } from '../../product/desk/desk'
import { membershipsText } from '../../product/plans/plans'
import { postsText } from '../../product/posts/posts'
import { recordText } from '../../product/record/record'
import { usersText } from '../../product/users/users'
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
