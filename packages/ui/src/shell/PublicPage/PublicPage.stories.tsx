import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { HearthProvider } from '../../provider/HearthProvider'
import { PublicPage } from './PublicPage'

const meta = {
  title: 'Shell/PublicPage',
  component: PublicPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Check Your Email',
    subtitle: 'If an account with that email exists, a password reset link has been sent.',
    children: <Button isFullWidth>Try Again</Button>,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PublicPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title)
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const Footer: Story = { args: { footer: <Text size="small">Version 1.0</Text> } }

export const OtherBrand: Story = {
  decorators: [
    (Story) => (
      <HearthProvider
        brand={{ productName: 'Riverside Commons', logo: <span>R</span> }}
        navigate={() => {}}
      >
        <Story />
      </HearthProvider>
    ),
  ],
}

export const LongContent: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversammlung',
    subtitle:
      'A sentence that goes on for a good while, as sentences of careful people sometimes do.',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
