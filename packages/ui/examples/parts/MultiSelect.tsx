import { MultiSelect } from '@hearth/ui/components/MultiSelect'
import { useState } from 'react'

const languages = [
  { value: 'ar', label: 'Arabic' },
  { value: 'pt', label: 'Portuguese' },
]

export function Example() {
  const [spoken, setSpoken] = useState<readonly string[]>([])
  return <MultiSelect label="Languages" options={languages} value={spoken} onChange={setSpoken} />
}
