import type { TabBaseProps } from './TabLabel'
import { type TabsBaseProps, TabsFrame } from './TabsFrame'

/** One of several views, with an address of its own. */
export interface LinkedTab extends TabBaseProps {
  /** The address it leads to; the page there passes its id as `selectedKey`. */
  href: string
}

export interface TabsLinkedProps extends TabsBaseProps {
  /** The views, in reading order. */
  tabs: readonly LinkedTab[]
  /** Id of the tab of the current address. */
  selectedKey: string
  onSelectionChange?: never
}

/** Tabs with their choice in the address: it can be shared, and the back button undoes it. */
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
