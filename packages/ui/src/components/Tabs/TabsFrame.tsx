import { TabList, TabPanel, Tabs } from 'react-aria-components/Tabs'
import { list } from '../../internal/tabList.css'
import { type TabBaseProps, TabLabel } from './TabLabel'
import * as css from './Tabs.css'

/** Props of all tabs, whether or not the address holds the choice. */
export interface TabsBaseProps {
  /** The subject of the tabs: 'Maria Silva'. */
  'aria-label': string
  /**
   * `automatic` shows a tab when the arrow keys reach it; `manual` waits for Enter or Space, for
   * panels that load slowly. @default 'automatic'
   */
  activation?: 'automatic' | 'manual'
}

interface TabsFrameProps extends TabsBaseProps {
  tabs: readonly (TabBaseProps & { href?: string })[]
  selectedKey: string | undefined
  onSelectionChange?: (id: string) => void
}

/** The row of tabs and the panel of the selected one. */
export function TabsFrame({
  tabs,
  selectedKey,
  onSelectionChange,
  activation = 'automatic',
  'aria-label': label,
}: TabsFrameProps) {
  return (
    <Tabs
      className={css.tabs}
      keyboardActivation={activation}
      {...(selectedKey !== undefined && { selectedKey })}
      {...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) })}
    >
      <TabList aria-label={label} className={list}>
        {tabs.map((tab) => (
          <TabLabel key={tab.id} tab={tab} />
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={css.panel}>
          {content}
        </TabPanel>
      ))}
    </Tabs>
  )
}
