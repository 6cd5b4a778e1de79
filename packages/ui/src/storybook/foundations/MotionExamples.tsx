import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Avatar } from '../../components/Avatar/Avatar'
import { Button } from '../../components/Button/Button'
import { Heading } from '../../components/Heading/Heading'
import { memberImage, memberName } from '../../domain/members/members'
import { durationOf } from '../../hooks/motion'
import { Stack } from '../../layout/Stack/Stack'
import { DataTable, type TableColumn } from '../../patterns/DataTable/DataTable'

const people = ['Amina Diallo', 'Jonas Lindqvist', 'Maria Silveira', 'Ravi Menon'].map((name) => ({
  id: name,
  name,
}))

const columns: readonly TableColumn<(typeof people)[number]>[] = [
  { id: 'name', header: 'Name', isRowHeader: true, render: ({ name }) => name },
]

/** A row that leaves fades in its place, then its neighbours close the gap. */
export function LeavingRow() {
  const [rows, setRows] = useState(people)
  const isWhole = rows === people
  const run = () => setRows(isWhole ? people.filter((_, at) => at !== 1) : people)
  return (
    <Example action={isWhole ? 'Decide about Jonas' : 'Show again'} onPress={run}>
      <DataTable label="Requests" columns={columns} rows={rows} rowName={({ name }) => name} />
    </Example>
  )
}

/** The image and the name of a member move from the row to the page, by a view transition. */
export function MovingMember() {
  const [isPage, setPage] = useState(false)
  const run = () => {
    const turn = () => flushSync(() => setPage(!isPage))
    if (durationOf('move') > 0) document.startViewTransition(turn)
    else turn()
  }
  const [person] = people
  if (!person) return null
  const image = (
    <span className={memberImage}>
      <Avatar name={person.name} size={isPage ? 'large' : 'medium'} />
    </span>
  )
  return (
    <Example action={isPage ? 'Back to the row' : 'Open the page'} onPress={run}>
      <Stack space="3">
        {image}
        {isPage ? (
          <Heading level={3} size="title">
            <span className={memberName}>{person.name}</span>
          </Heading>
        ) : (
          <p>
            <span className={memberName}>{person.name}</span>
          </p>
        )}
      </Stack>
    </Example>
  )
}

interface ExampleProps {
  action: string
  onPress: () => void
  children: ReactNode
}

function Example({ action, onPress, children }: ExampleProps) {
  return (
    <Stack space="3">
      <div>
        <Button onPress={onPress}>{action}</Button>
      </div>
      {children}
    </Stack>
  )
}
