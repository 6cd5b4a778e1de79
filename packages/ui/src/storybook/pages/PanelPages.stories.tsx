import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { toastQueue } from '../../components/Toast/toastQueue'
import { type ReviewControls, ReviewPanel } from '../../product/badges/badges'
import { waiting } from '../../product/badges/reviewPanelFixture'
import announcements from '../../screens/announcements/AnnouncementsScreen.stories'
import badgeRequests from '../../screens/badge-requests/BadgeRequestsScreen.stories'
import { requests } from '../../screens/badge-requests/badgeRequestsFixture'
import dashboard from '../../screens/dashboard/DashboardScreen.stories'
import desk from '../../screens/desk/DeskScreen.stories'
import plan from '../../screens/membership-view/MembershipViewScreen.stories'
import memberships from '../../screens/memberships/MembershipsScreen.stories'
import posts from '../../screens/posts/PostsScreen.stories'
import record from '../../screens/record/RecordScreen.stories'
import member, {
  InAList as memberInAList,
  Record as memberRecord,
} from '../../screens/user-details/UserDetailsScreen.stories'
import users from '../../screens/users/UsersScreen.stories'
import { isUncovered } from '../isUncovered'
import { screenshots } from '../modes'
import { PanelPage } from './PanelPage'
import { Shown } from './Shown'

const meta = {
  title: 'Pages/Panel',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen', ...screenshots.page },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = {
  render: () => (
    <PanelPage path="/">
      <Shown meta={dashboard} />
    </PanelPage>
  ),
}

export const Users: Story = {
  parameters: screenshots.languages,
  render: () => (
    <PanelPage path="/users">
      <Shown meta={users} />
    </PanelPage>
  ),
}

/** What an action leaves: its message stands over the page, and over none of its controls. */
export const UsersAfterAnAction: Story = {
  ...Users,
  parameters: {},
  beforeEach: () => {
    toastQueue.clear()
    toastQueue.add({ tone: 'success', text: 'Member banned successfully!' })
    return () => toastQueue.clear()
  },
  play: async () => {
    await expect(await screen.findByText('Member banned successfully!')).toBecomeVisible()
  },
}

/** With the navigation open, the narrowest window in which these are columns. */
export const UsersAt1024: Story = {
  ...Users,
  name: 'Users at 1,024 px',
  parameters: {},
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    for (const name of ['Name', 'Email', 'Verified']) {
      await expect(await canvas.findByRole('columnheader', { name })).toBecomeVisible()
    }
    const { documentElement: page } = document
    await waitFor(() => expect(page.scrollWidth).toBe(page.clientWidth))
  },
}

export const Member: Story = {
  parameters: screenshots.languages,
  render: () => (
    <PanelPage path="/users/u1">
      <Shown meta={member} args={{ ...memberInAList.args, ...memberRecord.args }} />
    </PanelPage>
  ),
}
export const BadgeRequests: Story = {
  render: () => (
    <PanelPage path="/badge-requests">
      <Shown meta={badgeRequests} />
    </PanelPage>
  ),
}

/** Beside the list on a wide page, over it on a narrow one. */
export const BadgeRequestsWithReview: Story = {
  render: () => (
    <PanelPage path="/badge-requests">
      <Reviewing />
    </PanelPage>
  ),
}

/** Both decisions are in the window of a small laptop, without scrolling. */
export const ReviewAt1280By720: Story = {
  ...BadgeRequestsWithReview,
  name: 'Review at 1280 × 720',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    for (const name of ['Approve', 'Reject']) {
      const decision = await canvas.findByRole('button', { name })
      await waitFor(() => expect(isUncovered(decision)).toBe(true))
    }
  },
}

function Reviewing() {
  const [id, setId] = useState(requests[0]?.id)
  const review = id === undefined ? undefined : { id, onChange: setId, render: reviewPanel }
  return <Shown meta={badgeRequests} args={{ review }} />
}

const reviewPanel = (controls: ReviewControls) => (
  <ReviewPanel
    {...controls}
    member={{
      status: 'ready',
      data: { ...waiting, ...requests.find(({ id }) => id === controls.id) },
    }}
    singleKeys
    onSingleKeysChange={() => {}}
  />
)

export const Desk: Story = {
  parameters: screenshots.languages,
  render: () => (
    <PanelPage path="/desk">
      <Shown meta={desk} args={{ openId: 'r1' }} />
    </PanelPage>
  ),
}

export const Posts: Story = {
  render: () => (
    <PanelPage path="/posts">
      <Shown meta={posts} />
    </PanelPage>
  ),
}

export const Announcements: Story = {
  render: () => (
    <PanelPage path="/announcements">
      <Shown meta={announcements} />
    </PanelPage>
  ),
}

export const AnnouncementsWithComposer: Story = {
  render: () => (
    <PanelPage path="/announcements">
      <Shown meta={announcements} args={{ compose: 'a1' }} />
    </PanelPage>
  ),
}

export const Memberships: Story = {
  render: () => (
    <PanelPage path="/memberships">
      <Shown meta={memberships} />
    </PanelPage>
  ),
}

export const MembershipPlan: Story = {
  render: () => (
    <PanelPage path="/memberships/1">
      <Shown meta={plan} />
    </PanelPage>
  ),
}

export const Record: Story = {
  render: () => (
    <PanelPage path="/record">
      <Shown meta={record} />
    </PanelPage>
  ),
}
