import { useState } from 'react'
import type { TabBaseProps } from './TabLabel'
import { type TabsBaseProps, TabsFrame } from './TabsFrame'

/** One of several views. */
export interface LocalTab extends TabBaseProps {
  href?: never
}

export interface TabsLocalProps extends TabsBaseProps {
  /** The views, in reading order. */
  tabs: readonly LocalTab[]
  /**
   * Id of the visible tab; omit it to let the component keep the state, starting with the first
   * tab.
   */
  selectedKey?: string | undefined
  /** Called with the id of the selected tab. */
  onSelectionChange?: ((id: string) => void) | undefined
}

/** Tabs inside one page. */
export function TabsLocal({ selectedKey, onSelectionChange, ...props }: TabsLocalProps) {
  const [own, setOwn] = useState<string>()
  const kept = props.tabs.find(({ id }) => id === own) ?? props.tabs[0]
  const select = (id: string) => {
    setOwn(id)
    onSelectionChange?.(id)
  }
  return <TabsFrame {...props} selectedKey={selectedKey ?? kept?.id} onSelectionChange={select} />
}
