import { type ReactNode, useRef } from 'react'
import { Tab } from 'react-aria-components/Tabs'
import { usePreload } from '../../hooks/usePreload'
import { tab } from '../../internal/tabList.css'
import * as css from './Tabs.css'
import { useInView } from './useInView'

/** One of several views. */
export interface TabBaseProps {
  /** Unique among its tabs. */
  id: string
  /** One or two words. */
  label: string
  /** Icon before the label, from lucide-react. */
  icon?: ReactNode
  /** The content of its panel. It is in the page only while the tab is selected. */
  content: ReactNode
}

export interface TabLabelProps {
  tab: TabBaseProps & { href?: string }
}

/** The tab itself. It preloads its page on intent, if it has one. */
export function TabLabel({ tab: { id, label, icon, href } }: TabLabelProps) {
  const preload = usePreload(href)
  return (
    <Tab id={id} className={tab} {...preload} {...(href !== undefined && { href })}>
      {({ isSelected }) => (
        <TabContent isSelected={isSelected}>
          {icon}
          {label}
        </TabContent>
      )}
    </Tab>
  )
}

function TabContent({ isSelected, children }: { isSelected: boolean; children: ReactNode }) {
  const content = useRef<HTMLSpanElement>(null)
  useInView(content, isSelected)
  return (
    <span ref={content} className={css.content}>
      {children}
    </span>
  )
}
