import type { ReactNode, Ref } from 'react'
import { Link as RacLink, type LinkProps as RacLinkProps } from 'react-aria-components/Link'
import { usePreload } from '../../hooks/usePreload'
import { RowLink } from '../../internal/RowLink'
import { link } from './Link.css'

export interface LinkProps
  extends Pick<
    RacLinkProps,
    | 'id'
    | 'download'
    | 'aria-label'
    | 'aria-labelledby'
    | 'aria-describedby'
    | 'aria-details'
    | 'aria-current'
  > {
  /** The address of the link. Inside the application the provider's `navigate` follows it. */
  href: string
  /** The text of the link names its target. */
  children: ReactNode
  /**
   * `inline` in running text (underlined), `standalone` on a line of its own, `subject` for the
   * name at the start of a row, which is a native link.
   * @default 'inline'
   */
  variant?: 'inline' | 'standalone' | 'subject'
  /** Called when the link is followed, before the navigation. */
  onPress?: (() => void) | undefined
  /** `_blank` opens a new tab; say so in the text. @default the same tab */
  target?: '_blank'
  /** The link element, to focus it. */
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to a page or file. For an action use a Button, even one that should look quiet. It
 * preloads its target on hover, focus and press.
 */
export function Link({ variant, target, ...props }: LinkProps) {
  const preload = usePreload(props.href)
  const common = {
    ...props,
    ...(target && { target, rel: 'noreferrer' }),
    className: link({ variant }),
  }
  if (variant === 'subject') return <RowLink {...common} />
  const { onPress = () => {}, ...others } = common
  return <RacLink {...others} {...preload} onPress={onPress} />
}
