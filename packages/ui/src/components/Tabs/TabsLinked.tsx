import type { TabBaseProps } from './TabLabel'
import { type TabsBaseProps, TabsFrame } from './TabsFrame'

/** One view of several that has an address of its own. */
export interface LinkedTab extends TabBaseProps {
  /** Where it leads; the page there gives its id as `selectedKey`. */
  href: string
}

export interface TabsLinkedProps extends TabsBaseProps {
  /** The views, in reading order. */
  tabs: readonly LinkedTab[]
  /** Id of the tab that the address belongs to. */
  selectedKey: string
  onSelectionChange?: never
}

/** Tabs whose choice stands in the address: it can be shared, and the back button undoes it. */
export function TabsLinked({
  tabs,
  selectedKey,
  activation,
  'aria-label': label,
}: TabsLinkedProps) {
  return (
    <TabsFrame
      tabs={tabs}
      selectedKey={selectedKey}
      aria-label={label}
      {...(activation && { activation })}
    />
  )
}
