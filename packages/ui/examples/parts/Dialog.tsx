import { Button } from '@hearth/ui/components/Button'
import { Dialog } from '@hearth/ui/components/Dialog'
import { Text } from '@hearth/ui/components/Text'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show terms</Button>
      <Dialog title="Terms" isOpen={isOpen} onOpenChange={setOpen}>
        <Text>Each company answers for its offers.</Text>
      </Dialog>
    </>
  )
}
