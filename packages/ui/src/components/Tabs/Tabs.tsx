import type { ReactNode } from 'react'
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { useHearth } from '../../provider/HearthProvider'
import { count } from '../../text/numbers'
import * as css from './Tabs.css'

export interface TabItem<Id extends string = string> {
  /** Identifies the tab in `selectedId` and `onChange`. */
  id: Id
  /** The visible text. */
  label: string
  /**
   * An address makes the tab a link, which the provider's `navigate` follows. Give an address to all
   * tabs or to none.
   */
  href?: string
  /** The number of items in the view. @default no number */
  count?: number | undefined
  /** A line under the label. '' reserves the line until the words are loaded. @default no line */
  note?: string
  /** The tab cannot be opened now. @default false */
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
   * Called with the tab that the person opens. With addresses, `navigate` runs instead. Declared as a
   * method, so that it accepts a handler of a narrower union.
   */
  onChange?(id: Id): void
  /** The content of the open tab. */
  children: ReactNode
}

/**
 * Shows one of two to six views of a page. Tabs with addresses are links: a person can bookmark a view,
 * open it in a new tab and go back to it. Arrow keys then only move the focus.
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
      // With 'automatic', each arrow key would load a page.
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
            <span className={css.head}>
              <span className={css.label}>{tab.label}</span>
              {tab.count !== undefined && (
                <>
                  {' '}
                  <span className={css.count}>{count(tab.count)}</span>
                </>
              )}
            </span>
            {tab.note !== undefined && (
              <>
                {' '}
                <span className={css.note}>{tab.note}</span>
              </>
            )}
          </Tab>
        ))}
      </TabList>
      {/* The key is needed: react-aria keeps the first id of a panel. */}
      <TabPanel key={selectedId} id={selectedId} className={css.panel}>
        {children}
      </TabPanel>
    </RacTabs>
  )
}

/** Scrolls only the row of tabs: a phone shows two tabs at a time. */
function centre(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!tab || !row) return
  const line = row.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  row.scrollBy({ left: box.left + box.width / 2 - line.left - line.width / 2 })
}
