import { OneTimeCodeField } from '@hearth/ui/components/OneTimeCodeField'
import { useState } from 'react'

export function Example() {
  const [code, setCode] = useState('')
  return <OneTimeCodeField label="Code" value={code} onChange={setCode} />
}
