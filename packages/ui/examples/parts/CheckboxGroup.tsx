import { CheckboxGroup } from '@hearth/ui/components/CheckboxGroup'
import { useState } from 'react'

const options = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
] as const

type Way = (typeof options)[number]['value']

export function Example() {
  const [ways, setWays] = useState<readonly Way[]>(['email'])
  return <CheckboxGroup label="Contact by" options={options} value={ways} onChange={setWays} />
}
