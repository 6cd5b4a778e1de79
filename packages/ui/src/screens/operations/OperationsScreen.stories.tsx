import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { Loadable } from '../../loadable'
import { fits } from '../../storybook/fits'
import { screenshots } from '../../storybook/modes'
import { type Operations, OperationsScreen } from './OperationsScreen'
import { badDay, firstDay, operations } from './operationsFixture'

const ready = (data: Operations): Loadable<Operations> => ({ status: 'ready', data })

const meta = {
  title: 'Screens/Operations',
  component: OperationsScreen,
  parameters: { spec: '2.34' },
  args: { operations: ready(operations) },
} satisfies Meta<typeof OperationsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything runs as it should')).toBecomeVisible()
    const server = within(canvas.getByRole('region', { name: 'Server' }))
    await expect(server.getByText('0.1.0 on PostgreSQL 17.2')).toBecomeVisible()
    await expect(canvas.queryByText('Act now')).toBeNull()
    const [word] = server.getAllByText('In order')
    await expect(baselineOf(word)).toBeCloseTo(baselineOf(server.getByText('Version')), 0)
  },
}

/** Where the letters of a line stand. */
function baselineOf(words?: HTMLElement): number {
  const mark = document.createElement('span')
  mark.style.display = 'inline-block'
  words?.append(mark)
  const { bottom } = mark.getBoundingClientRect()
  mark.remove()
  return bottom
}

/** Each line names its problem and the remedy. */
export const BadDay: Story = {
  args: { operations: ready(badDay) },
  parameters: screenshots.all,
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert')
    await expect(notice).toHaveTextContent('10 lines need attention')
    const [card] = canvas.getAllByRole('region')
    await expect(notice.getBoundingClientRect().width).toBe(card?.getBoundingClientRect().width)
    const jobs = within(canvas.getByRole('region', { name: 'Background work' }))
    await expect(jobs.getByText('3 jobs were given up in the last hour')).toBecomeVisible()
    await expect(jobs.getByText(/^Check SMTP_URL/)).toBecomeVisible()
    const safety = within(canvas.getByRole('region', { name: 'Record and backups' }))
    await expect(safety.getByText('The record is broken')).toBecomeVisible()
    await expect(safety.getByText('pnpm cli drill')).toBecomeVisible()
  },
}

export const FirstDay: Story = { args: { operations: ready(firstDay) } }

export const Loading: Story = { args: { operations: { status: 'loading' } } }

const onRetry = fn()

export const Failed: Story = {
  args: { operations: { status: 'failed', onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    operations: ready({
      ...badDay,
      database: 'PostgreSQL '.repeat(20),
      processes: badDay.processes.map((one, index) => ({
        ...one,
        version: `0.1.${index}-${'unbroken'.repeat(20)}`,
      })),
    }),
  },
  globals: { viewport: { value: 'small' } },
  play: fits,
}

export const RightToLeft: Story = {
  args: { operations: ready(badDay) },
  globals: { direction: 'rtl' },
}

export const Phone: Story = {
  args: { operations: ready(badDay) },
  globals: { viewport: { value: 'phone' } },
  play: fits,
}

export const LargeText: Story = {
  args: { operations: ready(badDay) },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: fits,
}
