import { useState } from 'react'
import { AppShell, type AppShellProps } from './AppShell'

/** Holds the state that the application would hold, so that the shell works. For stories only. */
export function LiveShell(props: AppShellProps) {
  const [isExpanded, setIsExpanded] = useState(props.isExpanded)
  const [theme, setTheme] = useState(props.theme ?? 'system')
  const [density, setDensity] = useState(props.density ?? 'comfortable')
  const [documents, setDocuments] = useState(props.documents)
  return (
    <AppShell
      {...props}
      isExpanded={isExpanded}
      onExpandedChange={(expanded) => {
        setIsExpanded(expanded)
        props.onExpandedChange(expanded)
      }}
      density={density}
      onDensityChange={(chosen) => {
        setDensity(chosen)
        props.onDensityChange?.(chosen)
      }}
      documents={documents}
      onDocumentsChange={(chosen) => {
        setDocuments(chosen)
        props.onDocumentsChange?.(chosen)
      }}
      theme={theme}
      onThemeChange={(chosen) => {
        setTheme(chosen)
        props.onThemeChange?.(chosen)
      }}
    />
  )
}
