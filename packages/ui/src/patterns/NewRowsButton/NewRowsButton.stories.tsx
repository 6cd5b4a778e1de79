import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Heading } from '../../components/Heading/Heading'
import { Inline } from '../../layout/Inline/Inline'
import { screenshots } from '../../storybook/modes'
import { NewRowsButton } from './NewRowsButton'

const meta = {
  title: 'Patterns/NewRowsButton',
  component: NewRowsButton,
  args: { count: 3, onPress: fn() },
  render: function Beside(args) {
    const [count, setCount] = useState(args.count)
    return (
      <Inline space="3">
        <Heading level={2} size="section">
          Recent Badge Requests
        </Heading>
        <NewRowsButton
          count={count}
          onPress={() => {
            setCount(0)
            args.onPress()
          }}
        />
      </Inline>
    )
  },
} satisfies Meta<typeof NewRowsButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: screenshots.all }

export const Nothing: Story = { args: { count: 0 } }

export const LongContent: Story = { args: { count: 12_345 } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const SmallPhone: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show 3 new' })).toBecomeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const ShowsThemByKeyboard: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Show 3 new')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show 3 new' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    // The button disappears; the focus must not go to the top of the page.
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByRole('status')).toHaveFocus()
  },
}

export const ListensWhileNothingWaits: Story = {
  tags: ['!autodocs'],
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
