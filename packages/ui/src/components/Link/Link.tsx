import type { ReactNode, Ref } from 'react'
import { PageLink } from '../../internal/PageLink'
import { link } from './Link.css'

export interface LinkProps {
  /** The address it leads to. Inside the application the provider's `navigate` follows it. */
  href: string
  /** The text of the link says where it leads. */
  children: ReactNode
  /**
   * `inline` in running text (underlined), `standalone` on a line of its own, `subject` for the
   * name at the start of a row.
   * @default 'inline'
   */
  variant?: 'inline' | 'standalone' | 'subject'
  /** Called when the link is followed, before the navigation. */
  onPress?: () => void
  /** `_blank` opens a new tab; say so in the text. @default the same tab */
  target?: '_blank'
  /** Accessible name when the content is an image. */
  'aria-label'?: string
  /** Id of a text that explains it. */
  'aria-describedby'?: string
  /** The link element, to focus it. */
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link to a page or file. For an action use a Button, even one that should look quiet. It
 * preloads its target on hover, focus and press.
 */
export function Link({ variant, target, onPress, ref, ...props }: LinkProps) {
  return (
    <PageLink
      {...props}
      onFollow={onPress}
      {...(target && { target, rel: 'noreferrer' })}
      {...(ref && { ref })}
      className={link({ variant })}
    />
  )
}
