import { TextArea } from '@hearth/ui/components/TextArea'
import { useState } from 'react'

export function Example() {
  const [note, setNote] = useState('')
  return <TextArea label="Note" value={note} onChange={setNote} />
}
