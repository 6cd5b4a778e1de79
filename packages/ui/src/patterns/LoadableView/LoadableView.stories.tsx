import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactElement, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../components/Button/Button'
import type { Loadable } from '../../loadable'
import { shortTimeouts } from '../../storybook/shortTimeouts'
import { LoadableView, type LoadableViewProps } from './LoadableView'
import { LoadablePage, type LoadablePageProps, notes } from './loadableViewFixture'

type Args = LoadableViewProps<typeof notes>
type Render = (args: Args) => ReactElement

/** The page around each of the three. */
const inAPage =
  (kind: LoadablePageProps['kind'], Page = LoadablePage): Render =>
  ({ content, errorAction, isSection }) => (
    <Page content={content} errorAction={errorAction} isSection={isSection} kind={kind} />
  )

const meta: Meta<Args> = {
  title: 'Patterns/LoadableView',
  component: LoadableView,
  render: (args) => inAPage('view')(args),
  args: {
    content: { status: 'ready', data: notes },
    errorMessage: 'Some error occurred while fetching data',
  },
  argTypes: {
    content: { control: false },
    headingRef: { control: false },
    errorAction: { control: false },
    emptyState: { control: false },
  },
}

export default meta
type Story = StoryObj<Args>

const failed = () => ({ status: 'failed', onRetry: fn() }) as const
const loading = () => ({ status: 'loading', onCancel: fn() }) as const

export const Default: Story = {}

export const Loading: Story = { args: { content: { status: 'loading' } } }

/** Its appearance after 10 s. */
export const Slow: Story = {
  args: { content: loading() },
  beforeEach: shortTimeouts,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBecomeVisible()
  },
}

export const Failed: Story = { args: { content: failed() } }

export const FailedWithAnotherWayOut: Story = {
  args: { content: failed(), errorAction: <Button onPress={() => {}}>Go Back</Button> },
}

export const FailedSection: Story = { args: { content: failed(), isSection: true } }

export const Empty: Story = { args: { content: { status: 'ready', data: [] } } }

export const Stale: Story = {
  args: {
    content: {
      status: 'ready',
      data: notes,
      stale: { since: new Date('2026-06-15T09:22:00Z') },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/retrying/)).toBecomeVisible()
    await expect(canvas.getByText('Choir')).toBecomeVisible()
  },
}

export const Refreshing: Story = {
  args: { content: { status: 'ready', data: notes, isRefreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-busy', 'true')
  },
}

/** The header shows before any row has arrived. */
export const Table: Story = { render: (args) => inAPage('table')(args) }

export const TableLoading: Story = {
  render: (args) => inAPage('table')(args),
  args: { content: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Notes' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const TableEmpty: Story = {
  render: (args) => inAPage('table')(args),
  args: { content: { status: 'ready', data: [] } },
}

export const TableFailed: Story = {
  render: (args) => inAPage('table')(args),
  args: { content: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const TableRefreshing: Story = {
  render: (args) => inAPage('table')(args),
  args: { content: { status: 'ready', data: notes, isRefreshing: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

export const RightToLeft: Story = { ...FailedWithAnotherWayOut, globals: { direction: 'rtl' } }

export const SmallPhone: Story = {
  ...FailedWithAnotherWayOut,
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** Fails or loads at first, and is there, or has failed, after its button. */
function Changing({ content: first, ...args }: LoadablePageProps) {
  const [content, setContent] = useState<LoadablePageProps['content']>(() => changing(first))
  function changing(now: Loadable<typeof notes>): Loadable<typeof notes> {
    if (now.status === 'failed') {
      return { ...now, onRetry: () => setContent({ status: 'ready', data: notes }) }
    }
    if (now.status === 'loading') return { ...now, onCancel: () => setContent(failed()) }
    return now
  }
  return (
    <LoadablePage
      {...args}
      content={content}
      onDelete={({ id }) =>
        setContent((now) =>
          now.status === 'ready'
            ? { ...now, data: now.data.filter((note) => note.id !== id) }
            : now,
        )
      }
    />
  )
}

export const GivesTheFocusToTheHeadingAfterTryAgain: Story = {
  tags: ['!autodocs'],
  args: { content: failed() },
  render: (args) => inAPage('view', Changing)(args),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByText(/Choir/)).toBecomeVisible()
    await expect(canvas.getByRole('heading', { name: 'Notes' })).toHaveFocus()
  },
}

export const GivesTheFocusToTheHeadingAfterCancel: Story = {
  tags: ['!autodocs'],
  args: { content: loading() },
  beforeEach: shortTimeouts,
  render: (args) => inAPage('view', Changing)(args),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('alert')).toBecomeVisible()
    await expect(canvas.getByRole('heading', { name: 'Notes' })).toHaveFocus()
  },
}

export const DoesTheSameAroundATable: Story = {
  ...GivesTheFocusToTheHeadingAfterCancel,
  render: (args) => inAPage('table', Changing)(args),
}

export const GivesTheFocusToTheNextRow: Story = {
  tags: ['!autodocs'],
  render: (args) => inAPage('list', Changing)(args),
  play: async ({ canvas }) => {
    for (const [name, next] of [
      ['Garden day', 'Choir'],
      ['Choir', 'Repair café'],
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }))
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: `Delete ${next}` })).toHaveFocus(),
      )
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText('No notes')).toHaveFocus())
  },
}
