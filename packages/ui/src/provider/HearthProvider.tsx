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

/** Where what is typed outlives the end of a session. Who implements it decides for whom, and how long. */
export interface Drafts {
  /** What was kept under a key when a session ended; undefined for nothing. It changes nothing. */
  find: (key: string) => unknown
  /**
   * Takes over what was kept under a key, and says what to keep when the session ends: `read` is asked
   * then, and undefined is nothing. Returns how to stop.
   */
  hold: (key: string, read: () => unknown) => () => void
}

interface Hearth {
  brand: Brand
  now: () => Date
  preload: (href: string) => void
  drafts: Drafts
}

const noDrafts: Drafts = { find: () => undefined, hold: () => () => {} }

const HearthContext = createContext<Hearth>({
  brand: { productName: 'Hearth' },
  now: () => new Date(),
  preload: () => {},
  drafts: noDrafts,
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
  /** Keeps what is typed when a session ends. @default nothing is kept */
  drafts?: Drafts
  children: ReactNode
}

const systemClock = () => new Date()
const noPreload = () => {}

/**
 * Hands ui what it must not know by itself: how to navigate, which brand it wears, what time it
 * is, where drafts are kept. Wrap the application, and every story, in one.
 */
export function HearthProvider({
  brand,
  navigate,
  preload = noPreload,
  now = systemClock,
  locale = 'en-GB',
  drafts = noDrafts,
  children,
}: HearthProviderProps) {
  const value = useMemo(() => ({ brand, now, preload, drafts }), [brand, now, preload, drafts])
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(href, options) => navigate(href, options)}>
        <HearthContext value={value}>{children}</HearthContext>
      </RouterProvider>
    </I18nProvider>
  )
}

/** The brand, clock, preload and drafts of the nearest HearthProvider; sensible defaults without one. */
export const useHearth = (): Hearth => useContext(HearthContext)
