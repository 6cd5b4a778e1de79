import { HearthProvider } from '@hearth/ui/provider/HearthProvider'
import { vars } from '@hearth/ui/theme/vars.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { action } from 'storybook/actions'

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
  children: ReactNode
}

/** What every story stands on: provider, theme, direction, text size, motion and a stopped clock. */
export function Stage({ globals, isEmbedded, children }: StageProps) {
  const { theme, direction, textSize, motion } = globals

  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset.motion = motion
    if (isEmbedded) return
    page.style.fontSize = textSize === '100' ? '' : `${textSize}%`
    page.dir = direction
    if (theme === 'system') delete page.dataset.theme
    else page.dataset.theme = theme
  }, [theme, direction, textSize, motion, isEmbedded])

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
        padding: '1rem',
      }}
    >
      {story}
    </div>
  )
}
