import type { TabLook } from './TabLabel'
import { TabsFrame, type TabsLook } from './TabsFrame'

/** One view of several that has an address of its own. */
export interface LinkedTab extends TabLook {
  /** Where it leads; the page there gives its id as `selected`. */
  href: string
}

export interface TabsLinkedProps extends TabsLook {
  /** The views, in reading order. */
  tabs: readonly LinkedTab[]
  /** Id of the tab that the address belongs to. */
  selected: string
  onSelect?: never
}

/** Tabs whose choice stands in the address: it can be shared, and the back button undoes it. */
export function TabsLinked({ tabs, selected, activation, 'aria-label': label }: TabsLinkedProps) {
  return (
    <TabsFrame
      tabs={tabs}
      selected={selected}
      aria-label={label}
      {...(activation && { activation })}
    />
  )
}
