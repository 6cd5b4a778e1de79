import { Switch } from '@hearth/ui/components/Switch'
import { useState } from 'react'

export function Example() {
  const [isOn, setOn] = useState(false)
  return <Switch label="Show on the map" isSelected={isOn} onChange={setOn} />
}
