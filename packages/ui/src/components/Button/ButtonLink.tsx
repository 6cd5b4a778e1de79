import type { Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { usePreload } from '../Link/usePreload'
import { button, content } from './Button.css'
import type { ButtonLook } from './ButtonDeed'

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads. */
  href: string
  /** Called when it is followed, before the navigation. */
  onPress?: () => void
  /** The link element, to give it the focus. */
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button. */
export function ButtonLink({
  children,
  variant,
  size,
  icon,
  isFullWidth,
  onPress,
  ref,
  ...rest
}: ButtonLinkProps) {
  const preload = usePreload(rest.href)
  return (
    <AriaLink
      {...rest}
      {...preload}
      {...(ref && { ref })}
      {...(onPress && { onPress })}
      className={button({ variant, size, isFullWidth })}
    >
      <span className={content()}>
        {icon}
        {children}
      </span>
    </AriaLink>
  )
}
