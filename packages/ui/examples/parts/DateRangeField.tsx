import { DateRangeField } from '@hearth/ui/components/DateRangeField'
import { useState } from 'react'

export function Example() {
  const [range, setRange] = useState({ from: '', to: '' })
  return <DateRangeField label="Period" {...range} onChange={setRange} />
}
