import { RadioGroup } from '@hearth/ui/components/RadioGroup'
import { useState } from 'react'

const options = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

type Period = (typeof options)[number]['value']

export function Example() {
  const [period, setPeriod] = useState<Period>('monthly')
  return (
    <RadioGroup
      label="Paid"
      options={options}
      value={period}
      onChange={(value) => setPeriod(value)}
    />
  )
}
