import { Checkbox } from '@hearth/ui/components/Checkbox'
import { useState } from 'react'

export function Example() {
  const [isSelected, setSelected] = useState(false)
  return <Checkbox label="Send me a copy" isSelected={isSelected} onChange={setSelected} />
}
