import { useState } from 'react'
import type { TabLook } from './TabLabel'
import { TabsFrame, type TabsLook } from './TabsFrame'

/** One view of several. */
export interface LocalTab extends TabLook {
  href?: never
}

export interface TabsLocalProps extends TabsLook {
  /** The views, in reading order. */
  tabs: readonly LocalTab[]
  /** Id of the tab that shows; leave it out to let the component keep it, the first tab first. */
  selected?: string | undefined
  /** Called with the id of the tab that was chosen. */
  onSelect?: ((id: string) => void) | undefined
}

/** Tabs inside one page. */
export function TabsLocal({ selected, onSelect, ...props }: TabsLocalProps) {
  const [own, setOwn] = useState<string>()
  const kept = props.tabs.find(({ id }) => id === own) ?? props.tabs[0]
  const select = (id: string) => {
    setOwn(id)
    onSelect?.(id)
  }
  return <TabsFrame {...props} selected={selected ?? kept?.id} onSelect={select} />
}
