import { Search } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Tooltip } from '../../components/Tooltip/Tooltip'
import { modKey } from '../../internal/modKey'
import * as css from './SideNav.css'
import { shellText as text } from './shellText'

export interface SearchButtonProps {
  /** Only the icon shows; a tooltip has the name. */
  isCollapsed: boolean
  onPress: () => void
}

/** Opens the command menu; it looks like a field and shows the shortcut. */
export function SearchButton({ isCollapsed, onPress }: SearchButtonProps) {
  return (
    <Tooltip content={isCollapsed ? text.search : ''} placement="end">
      <Button
        className={css.search}
        {...(isCollapsed && { 'aria-label': text.search })}
        onPress={onPress}
      >
        <Search />
        {isCollapsed ? null : (
          <>
            <span className={css.searchWord}>{text.search}</span>
            <kbd className={css.searchKeys} aria-hidden>
              {`${modKey} K`}
            </kbd>
          </>
        )}
      </Button>
    </Tooltip>
  )
}
