import { TabsLinked, type TabsLinkedProps } from './TabsLinked'
import { TabsLocal, type TabsLocalProps } from './TabsLocal'

/** Props of tabs inside one page, or of tabs with addresses: the `href` of a tab decides. */
export type TabsProps = TabsLocalProps | TabsLinkedProps

const isLinked = (props: TabsProps): props is TabsLinkedProps =>
  props.tabs.some(({ href }) => href !== undefined)

/**
 * A few views of one thing, one visible at a time. When there is no room the row of tabs scrolls,
 * not the page. Not for ordered steps, and not for views that people compare: put those below
 * each other.
 */
export function Tabs(props: TabsProps) {
  return isLinked(props) ? <TabsLinked {...props} /> : <TabsLocal {...props} />
}
