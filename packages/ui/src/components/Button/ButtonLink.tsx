import type { Ref } from 'react'
import { Link, type LinkProps } from 'react-aria-components/Link'
import { usePreload } from '../../hooks/usePreload'
import { ownElement } from '../../internal/ownElement'
import { button, content } from './Button.css'
import type { ButtonBaseProps } from './ButtonAction'

export interface ButtonLinkProps
  extends ButtonBaseProps,
    Omit<
      LinkProps,
      keyof ButtonBaseProps | 'href' | 'onPress' | 'onClick' | 'className' | 'style' | 'render'
    > {
  /** The address of the link. */
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
  ...rest
}: ButtonLinkProps) {
  const preload = usePreload(rest.href)
  return (
    <Link {...rest} {...preload} className={button({ variant, size, isFullWidth })}>
      <span className={content()}>
        {icon}
        {ownElement(children)}
      </span>
    </Link>
  )
}
