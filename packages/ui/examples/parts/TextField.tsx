import { TextField } from '@hearth/ui/components/TextField'
import { useState } from 'react'

export function Example() {
  const [name, setName] = useState('')
  return <TextField label="Name" value={name} onChange={setName} />
}
