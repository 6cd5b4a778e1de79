import type { Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { usePreload } from '../../hooks/usePreload'
import { button, content } from './Button.css'
import type { ButtonBaseProps } from './ButtonAction'

export interface ButtonLinkProps extends ButtonBaseProps {
  /** The address it leads to. */
  href: string
  /** Saves the file instead of opening it; a string is the name of the file. */
  download?: string | true
  /** Called when the link is followed, before the navigation. */
  onPress?: () => void
  /** The link element, to focus it. */
  ref?: Ref<HTMLAnchorElement>
}

/** A link that looks like a button, to a page or to a file. */
export function ButtonLink({
  children,
  variant,
  size,
  icon,
  isFullWidth,
  download,
  onPress,
  ref,
  ...rest
}: ButtonLinkProps) {
  const preload = usePreload(download === undefined ? rest.href : undefined)
  return (
    <AriaLink
      {...rest}
      {...preload}
      {...(ref && { ref })}
      {...(onPress && { onPress })}
      {...(download !== undefined && { download })}
      className={button({ variant, size, isFullWidth })}
    >
      <span className={content()}>
        {icon}
        {children}
      </span>
    </AriaLink>
  )
}
