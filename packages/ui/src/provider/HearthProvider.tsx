import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'
import { getLocale, withCalendar } from '../text/locale'

/** The parts that a brand may replace. Everything else about the product comes from the theme. */
export interface Brand {
  /** Product name, as shown at the top of the panel and in document titles. */
  productName: string
  /**
   * The community's name in running text; the product name if omitted. Given, it also stands under
   * the drawing of the pages outside the panel.
   */
  communityName?: string | undefined
  /** A line under the community's name, on the pages outside the panel. */
  tagline?: string | undefined
  /** Square mark beside the name, sized by its container. @default the Hearth mark */
  logo?: ReactNode
  /** Shown where a person needs a human: an email address, or that of a page (https). */
  supportAddress?: string | undefined
}

export interface NavigateOptions {
  /** Replaces the current history entry. @default false */
  replace?: boolean
}

/**
 * Keeps typed input beyond the end of a session. The implementation decides for whom, and how
 * long.
 */
export interface Drafts {
  /**
   * The input that was kept under a key when a session ended; undefined for none. Reading it
   * changes nothing.
   */
  find: (key: string) => unknown
  /**
   * Takes over the input kept under a key, and registers what to keep when the session ends:
   * `read` is called then, and undefined means nothing. Returns a function that unregisters it.
   */
  hold: (key: string, read: () => unknown) => () => void
}

interface Hearth {
  brand: Brand
  now: () => Date
  navigate: (href: string, options?: NavigateOptions) => void
  preload: (href: string) => void
  drafts: Drafts
  /** Stands for this provider in values that parts of the page share: see useMemory. */
  memoryKey: object
}

const noDrafts: Drafts = { find: () => undefined, hold: () => () => {} }

const HearthContext = createContext<Hearth>({
  brand: { productName: 'Hearth' },
  now: () => new Date(),
  navigate: (href) => location.assign(href),
  preload: () => {},
  drafts: noDrafts,
  memoryKey: {},
})

export interface HearthProviderProps {
  brand: Brand
  /**
   * Follows an address inside the application: every link, menu item and button with an `href`
   * calls it.
   */
  navigate: (href: string, options?: NavigateOptions) => void
  /**
   * Preloads code and data of an address when a person shows intent (hover, focus, touch).
   * @default nothing
   */
  preload?: (href: string) => void
  /**
   * Language of the product's own words, as a BCP 47 tag; it also sets the direction of arrow
   * keys and menus, and that of the document unless `<html>` has a `dir`. Dates and numbers always follow `<html lang>`, so give both the same language.
   * It is not the browser's: a page must not mix two.
   * @default `<html lang>`; without a region, `en` is `en-US`
   */
  locale?: string
  /**
   * The clock of ages, states and waits: that of the server, as a computer's may be wrong. Stories and
   * tests freeze it. @default the system's
   */
  now?: () => Date
  /** Keeps typed input when a session ends. @default nothing is kept */
  drafts?: Drafts
  children: ReactNode
}

const systemClock = () => new Date()
const noPreload = () => {}

/**
 * Gives ui what it cannot know by itself: how to navigate, the brand, the time, and where drafts
 * are kept. Wrap the application, and every story, in one.
 */
export function HearthProvider({
  brand,
  navigate,
  preload = noPreload,
  now = systemClock,
  locale = getLocale(),
  drafts = noDrafts,
  children,
}: HearthProviderProps) {
  const [memoryKey] = useState(() => ({}))
  const value = useMemo(
    () => ({ brand, now, navigate, preload, drafts, memoryKey }),
    [brand, now, navigate, preload, drafts, memoryKey],
  )
  const follow = useCallback((href: string) => navigate(href), [navigate])
  return (
    <I18nProvider locale={withCalendar(locale)}>
      <DocumentDirection />
      <RouterProvider navigate={follow}>
        <HearthContext value={value}>{children}</HearthContext>
      </RouterProvider>
    </I18nProvider>
  )
}

/** Gives the document the direction of the language, unless it states its own. */
function DocumentDirection() {
  const { direction } = useLocale()
  useEffect(() => {
    const { documentElement } = document
    if (documentElement.hasAttribute('dir')) return
    documentElement.dir = direction
    return () => documentElement.removeAttribute('dir')
  }, [direction])
  return null
}

/**
 * The brand, clock, preload and drafts of the nearest HearthProvider; sensible defaults without
 * one.
 */
export const useHearth = (): Hearth => useContext(HearthContext)
