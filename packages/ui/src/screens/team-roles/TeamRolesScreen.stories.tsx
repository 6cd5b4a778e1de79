import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { PERMISSIONS } from '../../domain/team/team'
import { fits } from '../../storybook/fits'
import { TeamRolesScreen } from './TeamRolesScreen'

const meta = {
  title: 'Screens/Team roles',
  component: TeamRolesScreen,
  parameters: { spec: '2.25' },
  args: {
    roles: {
      owner: PERMISSIONS,
      steward: PERMISSIONS.filter((each) => each !== 'team.manage' && each !== 'export'),
      reviewer: ['members.read', 'documents.view', 'requests.decide', 'notes.write'],
      publisher: ['announcements.write', 'push.send'],
      viewer: ['members.read', 'record.read'],
    },
  },
} satisfies Meta<typeof TeamRolesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const cells = (name: RegExp) =>
      within(canvas.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    await expect(cells(/^Ban and unban members/)).toEqual(['Yes', 'Yes', 'No', 'No', 'No'])
    await expect(cells(/^Send push/)).toEqual(['Yes', 'Yes', 'No', 'Yes', 'No'])
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** A list for each role, of what it may do. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await fits()
    const publisher = within(canvas.getByRole('region', { name: 'Publisher' }))
    await expect(publisher.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Write, publish and delete announcements',
      'Send push notifications',
    ])
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'small' } }, play: fits }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
