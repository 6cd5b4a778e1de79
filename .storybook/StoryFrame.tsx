import { type Brand, HearthProvider } from '@hearth/ui/provider/HearthProvider'
import { vars } from '@hearth/ui/theme/vars.css'
import type { BrandName } from '@hearth/ui/workshop/brands'
import { HarbourMark } from '@hearth/ui/workshop/harbour/HarbourMark'
import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import { NOW } from './clock.ts'
import { usePage } from './usePage'

/** Toolbar choices; preview.tsx offers them. */
export interface StageGlobals {
  theme: 'light' | 'dark' | 'system'
  brand: BrandName
  direction: 'ltr' | 'rtl'
  /** Percent of the browser's own text size. */
  textSize: '100' | '150' | '200'
  motion: 'system' | 'reduced'
}

/** Words and mark of each brand; the colours come from its theme, by `data-brand`. */
const brands: Record<BrandName, Brand> = {
  hearth: { productName: 'Hearth', supportAddress: 'help@hearth.example' },
  harbour: {
    productName: 'Harbour',
    supportAddress: 'help@harbour.example',
    logo: <HarbourMark />,
  },
}
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

/** What every story stands on: provider, brand, theme, direction, text size, motion and a stopped clock. */
export function Stage({ globals, isEmbedded, isWhole = false, children }: StageProps) {
  const { theme, brand, direction } = globals
  usePage(globals, !isEmbedded)

  const story = (
    <HearthProvider
      brand={brands[brand]}
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
      data-brand={brand}
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
