import { CircleHelp, Download, Ellipsis } from 'lucide-react'
import { useContext } from 'react'
import { IconButton } from '../../components/IconButton/IconButton'
import { Menu } from '../../components/Menu/Menu'
import { PageTools } from './pageTools'
import { pageToolsText as text } from './pageToolsText'

/** What can be done with the page itself, behind one quiet button; nothing where there is nothing. */
export function PageMenu() {
  const { onExport, onHelp } = useContext(PageTools)
  if (!onExport && !onHelp) return null
  return (
    <Menu
      trigger={<IconButton label={text.more} icon={<Ellipsis />} />}
      items={[
        ...(onExport
          ? [{ id: 'export', label: text.export, icon: <Download />, onAction: onExport }]
          : []),
        ...(onHelp
          ? [{ id: 'help', label: text.help, icon: <CircleHelp />, onAction: onHelp }]
          : []),
      ]}
    />
  )
}
