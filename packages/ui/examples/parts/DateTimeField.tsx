import { DateTimeField } from '@hearth/ui/components/DateTimeField'
import { useState } from 'react'

export function Example() {
  const [start, setStart] = useState('')
  return <DateTimeField label="Starts" value={start} onChange={setStart} />
}
