import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** What a brand may replace. Everything else about the product comes from the theme. */
export interface Brand {
  /** Product name, as shown in the panel's head and in document titles. */
  productName: string
  /** The community's name in running text; the product name when left out. */
  communityName?: string
  /** Mark beside the name, square, sized by its place. @default the Hearth mark */
  logo?: ReactNode
  /** Address shown where a person needs a human. */
  supportAddress?: string
}

export interface NavigateOptions {
  /** Replaces the current history entry. @default false */
  replace?: boolean
}

interface Hearth {
  brand: Brand
  now: () => Date
  preload: (href: string) => void
}

const HearthContext = createContext<Hearth>({
  brand: { productName: 'Hearth' },
  now: () => new Date(),
  preload: () => {},
})

export interface HearthProviderProps {
  brand: Brand
  /** Follows an address inside the application: every link, menu item and button with an `href` calls it. */
  navigate: (href: string, options?: NavigateOptions) => void
  /** Warms code and data of an address when a person shows intent (hover, focus, touch). @default nothing */
  preload?: (href: string) => void
  /**
   * Language of the product's own words, as a BCP 47 tag; it also decides the direction of arrow keys and
   * menus. Not the browser's: a page must not mix two. @default 'en-GB'
   */
  locale?: string
  /** The clock, so that stories and tests can stop it. @default the system's */
  now?: () => Date
  children: ReactNode
}

const systemClock = () => new Date()
const noPreload = () => {}

/**
 * Hands ui what it must not know by itself: how to navigate, which brand it wears, what time it
 * is. Wrap the application, and every story, in one.
 */
export function HearthProvider({
  brand,
  navigate,
  preload = noPreload,
  now = systemClock,
  locale = 'en-GB',
  children,
}: HearthProviderProps) {
  const value = useMemo(() => ({ brand, now, preload }), [brand, now, preload])
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(href, options) => navigate(href, options)}>
        <HearthContext value={value}>{children}</HearthContext>
      </RouterProvider>
    </I18nProvider>
  )
}

/** The brand, clock and preload of the nearest HearthProvider; sensible defaults without one. */
export const useHearth = (): Hearth => useContext(HearthContext)
