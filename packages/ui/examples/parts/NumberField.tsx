import { NumberField } from '@hearth/ui/components/NumberField'
import { useState } from 'react'

export function Example() {
  const [seats, setSeats] = useState<number | undefined>(12)
  return <NumberField label="Seats" minValue={1} value={seats} onChange={setSeats} />
}
