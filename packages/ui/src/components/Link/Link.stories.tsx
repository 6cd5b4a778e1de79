import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { Stack } from '../../layout/Stack/Stack'
import { HearthProvider } from '../../provider/HearthProvider'
import { Matrix as Grid, valuesOf } from '../../storybook/Matrix'
import { screenshots } from '../../storybook/modes'
import { Link } from './Link'
import { link } from './Link.css'

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/forgot-password', children: 'Forgot your password?', onPress: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: valuesOf(link, 'variant') },
    ref: { control: false },
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Variant: Story = {
  render: (args) => (
    <Stack align="start">
      {valuesOf(link, 'variant').map((variant) => (
        <p key={variant}>
          {variant === 'inline' && <span>In a sentence: </span>}
          <Link {...args} variant={variant}>
            {variant}
          </Link>
        </p>
      ))}
    </Stack>
  ),
}

export const NewTab: Story = {
  args: {
    href: 'https://example.org/rules',
    target: '_blank',
    children: 'House rules (opens a new tab)',
  },
}

export const LongContent: Story = {
  args: {
    href: 'https://example.org',
    variant: 'standalone',
    children:
      'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren, and all that the community has written about it',
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { children: 'هل نسيت كلمة المرور؟' },
  globals: { direction: 'rtl' },
}

export const Matrix: Story = {
  parameters: screenshots.both,
  render: (args) => (
    <Grid rows={valuesOf(link, 'variant')} columns={['link']}>
      {(variant) => (
        <p>
          {variant === 'inline' && <span>Invited last week by </span>}
          <Link {...args} variant={variant}>
            Maria Silva
          </Link>
        </p>
      )}
    </Grid>
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
    await expect(navigate).toHaveBeenCalledWith('/forgot-password')
  },
}

export const LetsTheBrowserOpenANewTab: Story = {
  ...WarmsAndFollowsAnAddress,
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link')
    const seen: boolean[] = []
    const watch = (event: Event) => {
      seen.push(event.defaultPrevented)
      event.preventDefault()
    }
    canvasElement.addEventListener('click', watch)
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      await fireEvent.click(link, { [key]: true })
    }
    canvasElement.removeEventListener('click', watch)
    await expect(seen).toEqual([false, false, false, false])
    await expect(navigate).not.toHaveBeenCalled()
  },
}

export const PreloadsForAPointerThatRests: Story = {
  ...WarmsAndFollowsAnAddress,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await fireEvent.pointerEnter(link, { pointerType: 'touch' })
    await expect(preload).not.toHaveBeenCalled()
    await userEvent.hover(link)
    await expect(preload).toHaveBeenCalledWith('/forgot-password')
  },
}

export const OpensANewTabWithoutAnOpener: Story = {
  tags: ['!autodocs'],
  ...NewTab,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'House rules (opens a new tab)' })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await userEvent.hover(link)
    await expect(preload).not.toHaveBeenCalled()
  },
}
