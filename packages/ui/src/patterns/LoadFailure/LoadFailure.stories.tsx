import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Retried } from '../../storybook/Retried'
import { LoadFailure, type LoadFailureProps } from './LoadFailure'

const meta = {
  title: 'Patterns/LoadFailure',
  component: LoadFailure,
  args: {
    message: "Couldn't load the preview. The email will still be sent.",
    onRetry: fn(),
    focusRef: { current: null },
  },
  argTypes: { focusRef: { control: false } },
} satisfies Meta<typeof LoadFailure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Couldn't load the preview/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    message: 'Donaudampfschifffahrtsgesellschaftskapitänswitwen could not be loaded. '.repeat(3),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

function Part({ message }: LoadFailureProps) {
  const part = useRef<HTMLElement>(null)
  return (
    <section ref={part} tabIndex={-1} aria-label="Part">
      <Retried>
        {(load) =>
          load.status === 'failed' && (
            <LoadFailure message={message} onRetry={load.onRetry} focusRef={part} />
          )
        }
      </Retried>
    </section>
  )
}

export const GivesTheFocusOn: Story = {
  tags: ['!autodocs'],
  render: (args) => <Part {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
    await expect(canvas.getByRole('region', { name: 'Part' })).toHaveFocus()
  },
}
