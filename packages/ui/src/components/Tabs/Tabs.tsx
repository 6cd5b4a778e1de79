import type { ReactNode } from 'react'
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { useHearth } from '../../provider/HearthProvider'
import { count } from '../../text/numbers'
import * as css from './Tabs.css'

export interface TabItem<Id extends string = string> {
  /** Names it for `selectedId` and `onChange`. */
  id: Id
  /** The visible text. */
  label: string
  /**
   * Its address: the tab is a link, which the provider's `navigate` follows. Give one to all tabs or
   * to none.
   */
  href?: string
  /** How many things are behind it. @default no number */
  count?: number | undefined
  /** A line under the label. '' keeps its room until the words are there. @default no line */
  note?: string
  /** It cannot be opened now. @default false */
  isDisabled?: boolean
}

export interface TabsProps<Id extends string = string> {
  /** The name of the row of tabs, for screen readers: 'Queues'. */
  label: string
  /** The tabs, in this order. */
  tabs: ReadonlyArray<TabItem<Id>>
  /** The open tab. */
  selectedId: Id
  /**
   * Called with the tab that the person opens; with addresses the navigation changes it. It is a
   * method, so that a handler of a narrower union fits.
   */
  onChange?(id: Id): void
  /** What the open tab shows. */
  children: ReactNode
}

/**
 * Two to six views of one page, of which one shows. With addresses each is a link, so that it can
 * be bookmarked, opened in a new tab and gone back to; arrow keys then only move the focus.
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  selectedId,
  onChange,
  children,
}: TabsProps<Id>) {
  const { preload } = useHearth()
  const hasAddresses = tabs.some(({ href }) => href !== undefined)
  const warm = (href: string | undefined) => () => {
    if (href?.startsWith('/')) preload(href)
  }
  return (
    <RacTabs
      className={css.tabs}
      selectedKey={selectedId}
      onSelectionChange={(key) => {
        const tab = tabs.find(({ id }) => id === key)
        if (tab && tab.id !== selectedId) onChange?.(tab.id)
      }}
      // Each arrow key would load a page.
      keyboardActivation={hasAddresses ? 'manual' : 'automatic'}
    >
      <TabList
        aria-label={label}
        className={css.list({ hasNotes: tabs.some(({ note }) => note !== undefined) })}
      >
        {tabs.map(({ id, href, isDisabled = false, ...tab }) => (
          <Tab
            key={id}
            id={id}
            ref={id === selectedId ? centre : null}
            {...(href !== undefined && { href })}
            className={css.tab}
            isDisabled={isDisabled}
            onHoverStart={warm(href)}
            onFocus={warm(href)}
            onPressStart={warm(href)}
          >
            <span className={css.label}>{tab.label}</span>
            {tab.count !== undefined && (
              <>
                {' '}
                <span className={css.count}>{count(tab.count)}</span>
              </>
            )}
            {tab.note !== undefined && (
              <>
                {' '}
                <span className={css.note}>{tab.note}</span>
              </>
            )}
          </Tab>
        ))}
      </TabList>
      {/* With the key: react-aria keeps the first id of a panel. */}
      <TabPanel key={selectedId} id={selectedId} className={css.panel}>
        {children}
      </TabPanel>
    </RacTabs>
  )
}

/** Scrolls only the row of tabs, of which a phone shows two at a time. */
function centre(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!tab || !row) return
  const line = row.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  row.scrollBy({ left: box.left + box.width / 2 - line.left - line.width / 2 })
}
