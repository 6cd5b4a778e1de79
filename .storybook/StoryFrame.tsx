import { RowTooltip } from '@hearth/ui/components/Tooltip'
import { type Brand, HearthProvider } from '@hearth/ui/provider'
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

/**
 * The tag of another language, for a direction that is not that of the toolbar's language. Otherwise
 * undefined: the provider takes the language of the page, which the toolbar has set.
 */
function otherLocale(globals: StoryGlobals): string | undefined {
  const direction = directionOf(globals)
  if (direction === locales[globals.locale].direction) return undefined
  return direction === 'rtl' ? 'he-IL' : 'en-US'
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
  const locale = otherLocale(globals)
  usePage(globals, !isEmbedded)

  const story = (
    <HearthProvider
      brand={brands[brand]}
      navigate={navigate}
      preload={preload}
      now={now}
      {...(locale !== undefined && { locale })}
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
