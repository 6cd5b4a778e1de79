import type { Ref } from 'react'
import { PageLink } from '../../internal/PageLink'
import { button, content } from './Button.css'
import type { ButtonBaseProps } from './ButtonAction'

export interface ButtonLinkProps extends ButtonBaseProps {
  /** The address it leads to. */
  href: string
  /** Called when the link is followed, before the navigation. */
  onPress?: () => void
  /** The link element, to focus it. */
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
  ...rest
}: ButtonLinkProps) {
  return (
    <PageLink {...rest} onFollow={onPress} className={button({ variant, size, isFullWidth })}>
      <span className={content()}>
        {icon}
        {children}
      </span>
    </PageLink>
  )
}
