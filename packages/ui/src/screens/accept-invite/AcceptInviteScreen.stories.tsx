import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { HearthProvider } from '../../provider/HearthProvider'
import { screenshots } from '../../storybook/modes'
import { storesFixture } from '../app/storesFixture'
import { AcceptInviteScreen } from './AcceptInviteScreen'

const meta = {
  title: 'Screens/Accept invite',
  component: AcceptInviteScreen,
  parameters: { layout: 'fullscreen', spec: '2.1' },
  args: { invite: { kind: 'phone', platform: 'ios', appHref: '/app?token=kq3V0nT8xYw1mS5r' } },
} satisfies Meta<typeof AcceptInviteScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome to /)
    await expect(canvas.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
      'href',
      '/app?token=kq3V0nT8xYw1mS5r',
    )
  },
}

export const Desktop: Story = {
  parameters: screenshots.all,
  args: { invite: { kind: 'desktop', stores: storesFixture } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open App Store' })).toHaveAttribute(
      'href',
      storesFixture.ios,
    )
    await expect(canvas.getByRole('link', { name: 'Open Google Play' })).toHaveAttribute(
      'href',
      storesFixture.android,
    )
  },
}

export const InvalidLink: Story = {
  args: { invite: { kind: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This invitation link isn't valid/)).toBecomeVisible()
    await expect(canvas.queryByText(/^Welcome/)).toBeNull()
  },
}

export const LongContent: Story = {
  decorators: [
    (Story) => (
      <HearthProvider
        brand={{
          productName: 'Hearth',
          communityName: '<img src=x> Donaudampfschifffahrtsgesellschaftskapitänswitwen',
        }}
        navigate={() => {}}
      >
        <Story />
      </HearthProvider>
    ),
  ],
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

const navigate = fn()

export const LeadsToTheAppByKeyboard: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <HearthProvider brand={{ productName: 'Hearth' }} navigate={navigate}>
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Get the app' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/app?token=kq3V0nT8xYw1mS5r')
  },
}
