import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { screenshots } from '../../storybook/modes'
import { MobileRedirectScreen } from './MobileRedirectScreen'
import { storesFixture } from './storesFixture'

const meta = {
  title: 'Screens/Mobile redirect',
  component: MobileRedirectScreen,
  parameters: { layout: 'fullscreen', spec: '2.9' },
  args: { platform: 'ios', stores: storesFixture },
} satisfies Meta<typeof MobileRedirectScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Redirecting to the app store...')).toBecomeVisible()
    await expect(canvas.getByRole('link', { name: 'Open App Store' })).toHaveAttribute(
      'href',
      args.stores.ios,
    )
    await expect(canvas.queryByRole('link', { name: 'Open Google Play' })).toBeNull()
  },
}

export const Android: Story = {
  args: { platform: 'android' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open Google Play' })).toHaveAttribute(
      'href',
      args.stores.android,
    )
  },
}

/** From an invitation, in a deployment with a link into its app. */
export const Invited: Story = {
  args: { appHref: 'harbour://invite?token=kq3V0nT8xYw1mS5r', isInvited: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Open the app' })).toHaveAttribute(
      'href',
      args.appHref,
    )
    await expect(canvas.getByText('After installing, open this link again.')).toBecomeVisible()
  },
}

export const NotAPhone: Story = {
  parameters: screenshots.all,
  args: { platform: 'other' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not a supported mobile platform.')).toBecomeVisible()
    await expect(canvas.queryByText('Redirecting to the app store...')).toBeNull()
  },
}

export const RightToLeft: Story = { args: { platform: 'other' }, globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
}

export const ReachesBothStoresByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { platform: 'other' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open App Store' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Open Google Play' })).toHaveFocus()
  },
}
