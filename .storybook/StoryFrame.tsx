import { type Brand, HearthProvider } from '@hearth/ui/provider/HearthProvider'
import type { BrandName } from '@hearth/ui/storybook/brands'
import { HarbourMark } from '@hearth/ui/storybook/harbour/HarbourMark'
import { vars } from '@hearth/ui/theme/vars.css'
import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import { NOW } from './clock.ts'
import type { StoryGlobals } from './storyGlobals'
import { usePage } from './usePage'

/** Texts and mark of each brand; the colours come from its theme, by `data-brand`. */
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

interface StoryFrameProps {
  globals: StoryGlobals
  /** A docs page shows many stories at once: each then has its own theme, instead of the page. */
  isEmbedded: boolean
  /** Embedded without padding, for a whole screen. @default false */
  isWhole?: boolean
  children: ReactNode
}

/**
 * The environment of every story: provider, brand, theme, direction, text size, motion and a
 * frozen clock.
 */
export function StoryFrame({ globals, isEmbedded, isWhole = false, children }: StoryFrameProps) {
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
