import { Select } from '@hearth/ui/components/Select'
import { useState } from 'react'

const options = [
  { value: 'porto', label: 'Porto' },
  { value: 'lisbon', label: 'Lisbon' },
] as const

type City = (typeof options)[number]['value']

export function Example() {
  const [city, setCity] = useState<City>('porto')
  return <Select label="City" options={options} value={city} onChange={(value) => setCity(value)} />
}
