import { MobileRedirectScreen } from '@hearth/ui/screens/app/MobileRedirectScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { stores } from '../brand'
import { platformOf } from '../platform'

export const Route = createFileRoute('/app')({
  staticData: { title: 'Get the app' },
  component: App,
})

function App() {
  const platform = platformOf(navigator)
  useEffect(() => {
    // In the place of this page: Back would lead here, and from here on again.
    if (platform !== 'other') location.replace(stores[platform])
  }, [platform])
  return <MobileRedirectScreen platform={platform} stores={stores} />
}
