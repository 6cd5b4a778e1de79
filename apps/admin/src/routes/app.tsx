import { MobileRedirectScreen } from '@hearth/ui/screens/app/MobileRedirectScreen'
import { createFileRoute } from '@tanstack/react-router'
import { useEffect } from 'react'
import { app } from '../deployment/brand'
import { platformOf } from '../deployment/platform'
import { isWellFormed, TokenSearch } from '../features/auth/tokenSearch'
import { appLinks, openApp } from '../features/invitation/appLinks'
import { pageTitles } from '../navigation/pageTitles'

export const Route = createFileRoute('/app')({
  staticData: { title: pageTitles.app },
  validateSearch: TokenSearch,
  component: App,
})

function App() {
  const { token } = Route.useSearch()
  const invitation = isWellFormed(token) ? token : undefined
  const platform = platformOf(navigator)
  const links = appLinks(app, invitation)
  const store = platform === 'other' ? undefined : links.stores[platform]
  useEffect(() => {
    return store === undefined ? undefined : openApp(links.app, store)
  }, [links.app, store])
  return (
    <MobileRedirectScreen
      platform={platform}
      stores={links.stores}
      appHref={links.app}
      isInvited={invitation !== undefined}
    />
  )
}
