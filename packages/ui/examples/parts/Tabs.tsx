import { Tabs } from '@hearth/ui/components/Tabs'
import { Text } from '@hearth/ui/components/Text'
import { useState } from 'react'

const tabs = [
  { id: 'offers', label: 'Offers' },
  { id: 'people', label: 'People' },
] as const

type Tab = (typeof tabs)[number]['id']

export function Example() {
  const [selected, setSelected] = useState<Tab>('offers')
  return (
    <Tabs label="Company" tabs={tabs} selectedId={selected} onChange={(id) => setSelected(id)}>
      <Text>{selected}</Text>
    </Tabs>
  )
}
