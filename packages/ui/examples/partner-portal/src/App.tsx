import { ToastRegion } from '@hearth/ui/components/Toast'
import { HearthProvider } from '@hearth/ui/provider'
import { AppShell, type DensityChoice, type ThemeChoice } from '@hearth/ui/shell/AppShell'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { brand, brandCss } from './brand'
import { Page } from './Page'

const links = [{ href: '/', name: 'Parceiros', icon: <Handshake /> }]

export function App() {
  const [isExpanded, setIsExpanded] = useState(true)
  const [theme, setTheme] = useState<ThemeChoice>('system')
  const [density, setDensity] = useState<DensityChoice>('comfortable')
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  dataset.density = density
  return (
    <HearthProvider brand={brand} locale="pt-BR" navigate={(href) => location.assign(href)}>
      <style href="brand" precedence="high">
        {brandCss}
      </style>
      <AppShell
        caption="Administração"
        links={links}
        currentPath="/"
        isExpanded={isExpanded}
        onExpandedChange={setIsExpanded}
        user={{
          name: 'Ana Sousa',
          email: 'ana@parceiros.example',
          role: { name: 'Gerente de parcerias', short: 'Gerente' },
        }}
        theme={theme}
        onThemeChange={setTheme}
        density={density}
        onDensityChange={setDensity}
        onSignOut={() => location.assign('/sair')}
      >
        <Page />
      </AppShell>
      <ToastRegion />
    </HearthProvider>
  )
}
