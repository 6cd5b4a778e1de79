import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { ToastRegion } from '../../components/Toast/Toast'
import { announcementsText } from '../../product/announcements/announcementsText'
import { badgeRequestsText } from '../../product/badge-requests/badgeRequestsText'
import { membershipsText } from '../../product/memberships/membershipsText'
import { postsText } from '../../product/posts/postsText'
import { recordText } from '../../product/record/recordText'
import { usersText } from '../../product/users/usersText'
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
}

const links = [...shellArgs.links, { href: '/record', icon: navIcons.record }].map((link) => ({
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
        links={links}
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
