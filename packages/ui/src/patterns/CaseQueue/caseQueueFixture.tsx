import { Check, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Heading } from '../../components/Heading/Heading'
import { Link } from '../../components/Link/Link'
import { Text } from '../../components/Text/Text'
import { CaseView } from '../CaseView/CaseView'
import type { TableColumn } from '../DataTable/DataTable'
import { CaseQueue } from './CaseQueue'

interface Found {
  id: string
  name: string
}

export const things: readonly Found[] = [
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

export const words = {
  title: 'Found thing',
  isFirst: 'This is the first one',
  isLast: 'This is the last one',
  noneLeft: 'Nothing left',
  none: 'Every found thing has a decision.',
  failed: 'Some error occurred while fetching data',
  decided: 'No longer waiting',
  decidedNotice: 'Someone else has decided this one.',
}

interface LostPropertyProps {
  /** The case that is open at first. */
  openId?: string
  /** How many wait in all. */
  total?: number
  /** How many of the first ones the server lists. @default all */
  listed?: number
  /** Things that someone else has decided meanwhile. */
  goneIds?: readonly string[]
  /** Called with each decision; its promise is the answer of the server. */
  onDecide: (decision: string, id: string) => Promise<unknown>
}

/** A queue on a mocked server: decided things leave it. */
export function LostProperty({ openId, total, listed, goneIds = [], onDecide }: LostPropertyProps) {
  const heading = useRef<HTMLDivElement>(null)
  const [id, setId] = useState(openId)
  const [rows, setRows] = useState(things)
  const [pageRequest, setPageRequest] = useState({ page: 1, pageSize: 10 })
  const decide = (decision: string) => async (row: Found) => {
    const outcome = await onDecide(decision, row.id)
    setRows((now) => now.filter((one) => one.id !== row.id))
    return outcome
  }
  const waiting = rows.filter((row) => !goneIds.includes(row.id))
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
        rows={{ status: 'ready', data: waiting.slice(0, listed) }}
        total={total ?? waiting.length}
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
          none: words.none,
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
