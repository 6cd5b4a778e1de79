import { useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { TextField } from '../../components/TextField/TextField'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { type LeaveGuard, type UnsavedChangesOptions, useUnsavedChanges } from './useUnsavedChanges'

export interface TierFormProps extends Omit<UnsavedChangesOptions, 'isDirty' | 'guard'> {
  /** Name of the tier as last saved. */
  saved: string
  /** Called when the person leaves the form. */
  onLeave: () => void
}

/** A form as in a screen, and the route around it: its blocker calls the guard. */
export function TierForm({ saved, onLeave, ...words }: TierFormProps) {
  const [name, setName] = useState(saved)
  const [isLeft, setIsLeft] = useState(false)
  const guard = useRef<LeaveGuard>(null)
  const { leaving, dialog } = useUnsavedChanges({ ...words, isDirty: name !== saved, guard })
  const leave = () => {
    setIsLeft(true)
    onLeave()
  }
  const blocker = async () => {
    if (await guard.current?.confirmLeave()) leave()
  }
  if (isLeft) return <Text>You have left.</Text>
  return (
    <Stack align="start">
      <TextField label="Tier Name" value={name} onChange={setName} />
      <Inline>
        <Button onPress={leaving(leave)}>Cancel</Button>
        <Button variant="quiet" onPress={() => void blocker()}>
          Posts
        </Button>
      </Inline>
      {dialog}
    </Stack>
  )
}
