import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { toastQueue } from '../../components/Toast/toastQueue'
import { type ReviewControls, ReviewPanel } from '../../domain/citizenship/citizenship'
import { waiting } from '../../domain/citizenship/reviewPanelFixture'
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
import { fits } from '../fits'
import { isUncovered } from '../isUncovered'
import { screenshots } from '../modes'
import { PanelPage } from './PanelPage'
import { Shown, type ShownProps } from './Shown'

const meta = {
  title: 'Pages/Panel',
  tags: ['!autodocs', '!manifest'],
  parameters: { layout: 'fullscreen', ...screenshots.page },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Renders the first story of a screen inside the shell. */
const pageOf =
  <Props extends object>(
    path: string,
    screenMeta: ShownProps<Props>['meta'],
    args?: Partial<Props>,
  ) =>
  () => (
    <PanelPage path={path}>
      <Shown meta={screenMeta} args={args} />
    </PanelPage>
  )

export const Dashboard: Story = { render: pageOf('/', dashboard) }

export const Users: Story = {
  parameters: screenshots.languages,
  render: pageOf('/users', users),
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
    await fits()
  },
}

export const Member: Story = {
  parameters: screenshots.languages,
  render: pageOf('/users/u1', member, { ...memberInAList.args, ...memberRecord.args }),
}
export const BadgeRequests: Story = { render: pageOf('/badge-requests', badgeRequests) }

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
  render: pageOf('/desk', desk, { openId: 'r1' }),
}

export const Posts: Story = { render: pageOf('/posts', posts) }

export const Announcements: Story = { render: pageOf('/announcements', announcements) }

export const AnnouncementsWithComposer: Story = {
  render: pageOf('/announcements', announcements, { compose: 'a1' }),
}

export const Memberships: Story = { render: pageOf('/memberships', memberships) }

export const MembershipPlan: Story = { render: pageOf('/memberships/1', plan) }

export const Record: Story = { render: pageOf('/record', record) }
