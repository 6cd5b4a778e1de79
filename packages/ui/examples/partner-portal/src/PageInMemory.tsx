import { useState } from 'react'
import { type Partner, Partners } from './Partners'

const start: Partner[] = [
  { id: '1', name: 'Padaria Central', city: 'Porto', isActive: true },
  { id: '2', name: 'Óptica Sol', city: 'Lisboa', isActive: false },
]

export function Page() {
  const [partners, setPartners] = useState(start)
  return (
    <Partners
      partners={partners}
      onRemove={async ({ id }) => setPartners(partners.filter((one) => one.id !== id))}
    />
  )
}
