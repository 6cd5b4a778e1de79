import { ComboBox } from '@hearth/ui/components/ComboBox'
import { useState } from 'react'

const cities = [
  { value: 'porto', label: 'Porto' },
  { value: 'lisbon', label: 'Lisbon' },
]

export function Example() {
  const [city, setCity] = useState('')
  return <ComboBox label="City" options={cities} value={city} onChange={setCity} />
}
