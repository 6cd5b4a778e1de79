import { CircleHelp, Download, Ellipsis } from 'lucide-react'
import { useContext } from 'react'
import { IconButton } from '../../components/IconButton/IconButton'
import { Menu, type MenuAction } from '../../components/Menu/Menu'
import { text as defaults } from '../../text/defaults'
import { PageTools } from './pageTools'
import { pageToolsText as text } from './pageToolsText'

/** Actions of a page in its menu. */
export interface PageMenuActions {
  /** They come first, in groups of their own. */
  items: readonly MenuAction[]
  /** Names the button after what they are about: 'Actions for Maria Silva'. @default the page */
  label?: string
  /** One of them is under way. @default false */
  isPending?: boolean
}

/**
 * The actions of a page and what can be done with the page itself, behind one quiet button; nothing
 * where there is nothing.
 */
export function PageMenu({ items = [], label, isPending }: Partial<PageMenuActions>) {
  const { onExport, onHelp } = useContext(PageTools)
  const tools = [
    ...(onExport
      ? [{ id: 'export', label: text.export, icon: <Download />, onAction: onExport }]
      : []),
    ...(onHelp ? [{ id: 'help', label: text.help, icon: <CircleHelp />, onAction: onHelp }] : []),
  ]
  if (items.length === 0 && tools.length === 0) return null
  return (
    <Menu
      trigger={
        <IconButton
          label={label ?? text.more}
          {...(label && { tooltip: defaults.actions })}
          icon={<Ellipsis />}
          {...(isPending && { isPending })}
        />
      }
      items={
        items.length === 0
          ? tools
          : [...items, ...tools.map((tool) => ({ ...tool, group: text.more }))]
      }
    />
  )
}
