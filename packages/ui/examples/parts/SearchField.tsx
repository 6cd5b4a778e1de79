import { SearchField } from '@hearth/ui/components/SearchField'
import { useState } from 'react'

export function Example() {
  const [typed, setTyped] = useState('')
  return <SearchField label="Search" placeholder="Name" value={typed} onChange={setTyped} />
}
