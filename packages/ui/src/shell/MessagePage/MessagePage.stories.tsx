import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import { screenshots } from '../../storybook/modes'
import { MessagePage } from './MessagePage'

const meta = {
  title: 'Shell/MessagePage',
  component: MessagePage,
  parameters: {
    layout: 'fullscreen',
    spec: '2.10',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    title: 'This event is over',
    detail: 'Its host answers questions.',
    children: (
      <Button href="/" variant="primary">
        All events
      </Button>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof MessagePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: screenshots.one,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title)
    await expect(canvas.getByRole('main')).toHaveTextContent(args.detail)
  },
}

/** The panel around it has the landmark `main`. */
export const InLayout: Story = {
  args: { container: 'layout' },
  parameters: { layout: 'padded' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title)
    await expect(canvas.queryByRole('main')).toBeNull()
  },
}

export const LongContent: Story = {
  args: {
    container: 'layout',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversammlung',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBe(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'האירוע הזה נגמר', detail: 'המארח עונה על שאלות.' },
}

export const LargeText: Story = { globals: { textSize: '200' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
