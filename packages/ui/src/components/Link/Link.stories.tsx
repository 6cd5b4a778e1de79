import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { HearthProvider } from '../../provider/HearthProvider'
import { valuesOf } from '../../workshop/Matrix'
import { Link } from './Link'
import { link } from './Link.css'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/forgot-password', children: 'Forgot your password?', onPress: fn() },
  argTypes: { variant: { control: 'inline-radio', options: valuesOf(link, 'variant') } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variant: Story = {
  render: (args) => (
    <Stack align="start">
      {valuesOf(link, 'variant').map((variant) => (
        <p key={variant}>
          {variant === 'inline' && 'In a sentence: '}
          <Link {...args} variant={variant}>
            {variant}
          </Link>
        </p>
      ))}
    </Stack>
  ),
}

const navigate = fn()
const preload = fn()

export const WarmsAndFollowsAnAddress: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <HearthProvider brand={{ productName: 'Hearth' }} navigate={navigate} preload={preload}>
        <Story />
      </HearthProvider>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(preload).toHaveBeenCalledWith('/forgot-password')
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await expect(navigate).toHaveBeenCalledWith('/forgot-password', undefined)
  },
}
