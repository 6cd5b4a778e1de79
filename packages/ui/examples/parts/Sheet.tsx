import { Button } from '@hearth/ui/components/Button'
import { Sheet } from '@hearth/ui/components/Sheet'
import { Text } from '@hearth/ui/components/Text'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show details</Button>
      <Sheet title="Bakery" isOpen={isOpen} onOpenChange={setOpen}>
        <Text>Porto, since 1987.</Text>
      </Sheet>
    </>
  )
}
