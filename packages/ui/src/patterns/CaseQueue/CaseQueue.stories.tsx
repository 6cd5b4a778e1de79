import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Heading } from '../../components/Heading/Heading'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { CaseView } from '../CaseView/CaseView'
import type { TableColumn } from '../DataTable/DataTable'
import { CaseQueue } from './CaseQueue'
import guide from './CaseQueue.mdx'

interface Found {
  id: string
  name: string
}

const things: readonly Found[] = [
  { id: 'f1', name: 'A lost key' },
  { id: 'f2', name: 'A green umbrella' },
  { id: 'f3', name: 'One glove' },
]

const columns: readonly TableColumn<Found>[] = [
  {
    id: 'name',
    header: 'Thing',
    isRowHeader: true,
    render: ({ id, name }) => (
      <Link variant="subject" href={`?found=${id}`}>
        {name}
      </Link>
    ),
  },
]

const words = {
  title: 'Found thing',
  isFirst: 'This is the first one',
  isLast: 'This is the last one',
  noneLeft: 'Nothing left',
  noneLeftDescription: 'Every found thing has a decision.',
  failed: 'Some error occurred while fetching data',
  decided: 'No longer waiting',
  decidedNotice: 'Someone else has decided this one.',
}

interface LostPropertyProps {
  /** The case that is open at first. */
  openId?: string
  /** How many wait in all. */
  total?: number
  /** Called with each decision; its promise is the answer of the server. */
  onDecide: (decision: string, id: string) => Promise<unknown>
}

/** A queue on a mocked server: decided things leave it. */
function LostProperty({ openId, total, onDecide }: LostPropertyProps) {
  const heading = useRef<HTMLDivElement>(null)
  const [id, setId] = useState(openId)
  const [rows, setRows] = useState(things)
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 10 })
  const decide = (decision: string) => async (row: Found) => {
    const outcome = await onDecide(decision, row.id)
    setRows((now) => now.filter((one) => one.id !== row.id))
    return outcome
  }
  const question = ({ name }: Found) => ({
    title: 'Lost property',
    description: 'Are you sure?',
    detail: name,
  })
  return (
    <>
      <div ref={heading} tabIndex={-1}>
        <Heading level={2}>Lost property</Heading>
      </div>
      <CaseQueue
        rows={{ status: 'ready', data: rows }}
        total={total}
        columns={columns}
        rowName={({ name }) => name}
        decisions={[
          {
            id: 'keep',
            label: 'Keep',
            icon: <Check />,
            display: 'check',
            singleKey: 'a',
            isPrimary: true,
            question,
            onDecide: decide('keep'),
          },
          {
            id: 'return',
            label: 'Return',
            icon: <X />,
            display: 'cross',
            tone: 'critical',
            singleKey: 'r',
            question,
            onDecide: decide('return'),
          },
        ]}
        words={{
          label: 'Lost property',
          failed: words.failed,
          noneTitle: words.noneLeft,
          none: words.noneLeftDescription,
          decided: words.decided,
          left: (left) => `${left} left`,
        }}
        pageRequest={pageRequest}
        onPageRequestChange={setPageRequest}
        open={
          id === undefined
            ? undefined
            : {
                id,
                onChange: setId,
                render: (controls) => (
                  <CaseView
                    {...controls}
                    content={{ status: 'ready', data: 'Found near the harbour.' }}
                    nameOf={() => words.title}
                    words={words}
                    initialFocus="confirm"
                    singleKeys
                    onSingleKeysChange={() => {}}
                  >
                    {(said) => <Text>{said}</Text>}
                  </CaseView>
                ),
              }
        }
        headingRef={heading}
      />
    </>
  )
}

const meta = {
  title: 'Patterns/CaseQueue',
  component: LostProperty,
  args: { onDecide: fn(async () => {}) },
  parameters: { guide, docs: { story: { inline: false, height: '36rem' } } },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof LostProperty>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithOpenCase: Story = { args: { openId: 'f1' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RightToLeft: Story = { args: { openId: 'f1' }, globals: { direction: 'rtl' } }

/** The rows are the first ones of a longer queue. */
export const CountsTheWholeQueue: Story = {
  tags: ['!autodocs'],
  args: { openId: 'f2', total: 500 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 500')).toBeVisible()
  },
}

/** Each case opens once more after its decision failed, and says so. */
export const ReturnsWhenNotSaved: Story = {
  tags: ['!autodocs'],
  args: {
    openId: 'f1',
    onDecide: fn(async (_: string, id: string) => {
      if (id === 'f1') throw new Error('offline')
    }),
  },
  play: async ({ args, canvas, step }) => {
    const opened = (name: string) => screen.findByRole('heading', { level: 2, name })
    await opened('A lost key')
    await step('it comes back', async () => {
      await userEvent.keyboard('a')
      await screen.findByRole('alertdialog')
      await userEvent.keyboard('a')
      await expect(
        await canvas.findByText("Your decision wasn't saved. Decide again."),
      ).toBeVisible()
      await opened('A lost key')
    })
    await step('the next one says nothing of it, and is decided', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await userEvent.keyboard('j')
      await opened('A green umbrella')
      await expect(canvas.queryByText(/wasn't saved/)).toBeNull()
      await userEvent.keyboard('r')
      const asked = within(await screen.findByRole('alertdialog'))
      await userEvent.click(asked.getByRole('button', { name: 'Return' }))
      await expect(args.onDecide).toHaveBeenLastCalledWith('return', 'f2')
      await opened('One glove')
    })
  },
}
