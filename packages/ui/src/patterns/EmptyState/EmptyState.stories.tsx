import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { screenshots } from '../../storybook/modes'
import { EmptyState, type EmptyStateProps, HouseContext } from './EmptyState'

const onClear = fn()

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: { title: 'No Posts Found', description: 'No posts have been created yet.' },
  argTypes: { action: { control: false } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-drawing=cold]')).not.toBeNull()
  },
}

const search: Partial<EmptyStateProps> = {
  description: 'No posts match your search criteria.',
  action: <Button onPress={onClear}>Clear filters</Button>,
}

const fits: Story['play'] = async () => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

export const WithAction: Story = {
  args: search,
  parameters: screenshots.all,
}

/** On the desk a lit fire shows how much waits in the other queues. */
export const ShowsHowMuchWaitsElsewhere: Story = {
  args: { title: 'All done', description: 'No reports are waiting.', drawing: 'lit' },
  render: (args) => (
    <HouseContext value={{ drawing: 'low', label: 'Something has waited for a week.' }}>
      <EmptyState {...args} />
    </HouseContext>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-drawing=low]')).not.toBeNull()
    await expect(canvas.getByText('Something has waited for a week.')).toBeInTheDocument()
  },
}

export const LongContent: Story = {
  args: {
    ...search,
    title: `Nothing was found for ${'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)}`,
    description: 'No posts match your search. '.repeat(10),
  },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const SmallPhone: Story = {
  args: search,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}

export const RightToLeft: Story = {
  args: { title: 'לא נמצאו פוסטים', description: 'עדיין לא נוצרו פוסטים.', drawing: 'lit' },
  globals: { direction: 'rtl' },
}

export const OffersTheNextStepByKeyboard: Story = {
  tags: ['!autodocs'],
  args: search,
  play: async ({ canvas }) => {
    onClear.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onClear).toHaveBeenCalledOnce()
    // The drawing adds nothing to the words.
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
