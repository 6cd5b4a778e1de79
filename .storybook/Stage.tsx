import { HearthProvider } from '@hearth/ui/provider/HearthProvider'
import { vars } from '@hearth/ui/theme/vars.css'
import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import { usePage } from './usePage'

/** Toolbar choices; preview.tsx offers them. */
export interface StageGlobals {
  theme: 'light' | 'dark' | 'system'
  direction: 'ltr' | 'rtl'
  /** Percent of the browser's own text size. */
  textSize: '100' | '150' | '200'
  motion: 'system' | 'reduced'
}

/** The moment at which every story happens. */
const NOW = new Date('2026-06-15T09:30:00Z')

const brand = { productName: 'Hearth', supportAddress: 'help@hearth.example' }
const navigate = action('navigate')
const preload = action('preload')
const now = () => NOW

interface StageProps {
  globals: StageGlobals
  /** A docs page shows many stories at once: each then carries its theme itself, not the page. */
  isEmbedded: boolean
  /** Embedded without padding: a whole screen. @default false */
  isWhole?: boolean
  children: ReactNode
}

/** What every story stands on: provider, theme, direction, text size, motion and a stopped clock. */
export function Stage({ globals, isEmbedded, isWhole = false, children }: StageProps) {
  const { theme, direction } = globals
  usePage(globals, !isEmbedded)

  const story = (
    <HearthProvider
      brand={brand}
      navigate={navigate}
      preload={preload}
      now={now}
      locale={direction === 'rtl' ? 'he-IL' : 'en-GB'}
    >
      {children}
    </HearthProvider>
  )
  if (!isEmbedded) return story
  return (
    <div
      data-theme={theme === 'system' ? undefined : theme}
      dir={direction}
      style={{
        color: vars.color.text.body,
        background: vars.color.surface.canvas,
        padding: isWhole ? 0 : '1.5rem',
      }}
    >
      {story}
    </div>
  )
}
