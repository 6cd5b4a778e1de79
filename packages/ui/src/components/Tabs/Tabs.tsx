import { useState } from 'react'
import { Tabs as RacTabs, TabList, TabPanel } from 'react-aria-components/Tabs'
import { type LinkTabItem, type TabItem, TabLabel } from './TabLabel'
import * as css from './Tabs.css'
import { useSelectedInView } from './useSelectedInView'

interface TabsBase {
  /** What the tabs are views of: 'Ana Duarte'. */
  'aria-label': string
  /**
   * `automatic` shows a tab as the arrow keys reach it; `manual` waits for Enter or Space: for panels
   * that are slow to load. @default 'automatic'
   */
  activation?: 'automatic' | 'manual'
}

/** Tabs inside one page. */
export interface LocalTabsProps extends TabsBase {
  tabs: readonly TabItem[]
  /** Id of the tab that shows; leave it out to let the component keep it, the first tab first. */
  selected?: string | undefined
  /** Called with the id of the tab that was chosen. */
  onSelect?: ((id: string) => void) | undefined
}

/** Tabs whose choice stands in the address: it can be shared, and the back button undoes it. */
export interface LinkTabsProps extends TabsBase {
  tabs: readonly LinkTabItem[]
  /** Id of the tab that the address belongs to. */
  selected: string
  onSelect?: never
}

export type TabsProps = LocalTabsProps | LinkTabsProps

/**
 * A few views of one thing, of which one shows. Where there is no room the row of tabs scrolls, not the
 * page. Not for steps in an order, and not where people compare the views: put those under each other.
 */
export function Tabs({
  tabs,
  selected,
  onSelect,
  activation = 'automatic',
  'aria-label': label,
}: TabsProps) {
  const [own, setOwn] = useState<string>()
  const kept = tabs.find(({ id }) => id === own) ?? tabs[0]
  const shown = selected ?? kept?.id ?? null
  const list = useSelectedInView(shown)
  return (
    <RacTabs
      className={css.tabs}
      keyboardActivation={activation}
      {...(shown !== null && { selectedKey: shown })}
      onSelectionChange={(key) => {
        setOwn(String(key))
        onSelect?.(String(key))
      }}
    >
      <TabList ref={list} aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <TabLabel key={tab.id} tab={tab} />
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </RacTabs>
  )
}
