import { RowTooltip } from '@hearth/ui/components/Tooltip'
import { type Brand, HearthProvider } from '@hearth/ui/provider/HearthProvider'
import type { BrandName } from '@hearth/ui/storybook/brands'
import { HarbourMark } from '@hearth/ui/storybook/harbour/HarbourMark'
import { locales } from '@hearth/ui/storybook/locales'
import { vars } from '@hearth/ui/theme/vars.css'
import type { ReactNode } from 'react'
import { action } from 'storybook/actions'
import { NOW } from './clock.ts'
import { directionOf, type StoryGlobals } from './storyGlobals.ts'
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

/** The tag of the toolbar's language; in a direction that is not its own, that of another one. */
function localeOf(globals: StoryGlobals): string {
  const direction = directionOf(globals)
  if (direction !== locales[globals.locale].direction) {
    return direction === 'rtl' ? 'he-IL' : 'en-GB'
  }
  return globals.locale === 'en' ? 'en-GB' : globals.locale
}

interface StoryFrameProps {
  globals: StoryGlobals
  /** A docs page shows many stories at once: each then has its own theme, instead of the page. */
  isEmbedded: boolean
  /** Embedded without padding, for a whole screen. @default false */
  isWhole?: boolean
  children: ReactNode
}

/**
 * The environment of every story: provider, brand, theme, language, direction, text size, motion
 * and a frozen clock.
 */
export function StoryFrame({ globals, isEmbedded, isWhole = false, children }: StoryFrameProps) {
  const { theme, brand } = globals
  usePage(globals, !isEmbedded)

  const story = (
    <HearthProvider
      brand={brands[brand]}
      navigate={navigate}
      preload={preload}
      now={now}
      locale={localeOf(globals)}
    >
      {children}
      {!isEmbedded && <RowTooltip />}
    </HearthProvider>
  )
  if (!isEmbedded) return story
  return (
    <div
      data-theme={theme === 'system' ? undefined : theme}
      data-brand={brand}
      lang={globals.locale}
      dir={directionOf(globals)}
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
