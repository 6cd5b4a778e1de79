import { useRef } from 'react'
import { modKey } from '../../internal/modKey'
import { PlainButton } from '../../internal/PlainButton'
import { Tip } from '../../internal/tooltip/Tip'
import { tipHandlers, useTip } from '../../internal/tooltip/useTip'
import * as css from './SideNav.css'
import { shellText as text } from './shellText'

export interface SearchButtonProps {
  /** Only the icon shows; a tooltip has the name. */
  isCollapsed: boolean
  onPress: () => void
}

/** Opens the command menu; it looks like a field and shows the shortcut. */
export function SearchButton({ isCollapsed, onPress }: SearchButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  const tip = useTip()
  return (
    <>
      <PlainButton
        {...tipHandlers(tip)}
        ref={element}
        className={css.search}
        aria-label={isCollapsed ? text.search : undefined}
        onPress={() => {
          tip.close(true)
          onPress()
        }}
      >
        {isCollapsed ? null : (
          <>
            <span className={css.searchWord}>{text.search}</span>
            <kbd className={css.searchKeys} aria-hidden>
              {modKey} K
            </kbd>
          </>
        )}
      </PlainButton>
      {tip.isOpen && isCollapsed ? (
        <Tip tip={tip} triggerRef={element} content={text.search} placement="end" />
      ) : null}
    </>
  )
}
