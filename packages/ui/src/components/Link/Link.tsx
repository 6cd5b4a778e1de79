import type { ReactNode, Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { usePreload } from '../../hooks/usePreload'
import { link } from './Link.css'

export interface LinkProps {
  /** Where it leads. Inside the application the provider's `navigate` follows it. */
  href: string
  /** The words of the link: they say where it leads. */
  children: ReactNode
  /**
   * `inline` in running text (underlined), `standalone` alone on its line, `subject` for the name of
   * a thing that heads a row.
   * @default 'inline'
   */
  variant?: 'inline' | 'standalone' | 'subject'
  /** Called when it is followed, before the navigation. */
  onPress?: () => void
  /** `_blank` opens a new tab; say so in the text. @default the same tab */
  target?: '_blank'
  /** Name for screen readers when the content is an image. */
  'aria-label'?: string
  /** Id of a text that explains it. */
  'aria-describedby'?: string
  /** The link element, to give it the focus. */
  ref?: Ref<HTMLAnchorElement>
}

/**
 * Leads somewhere. For an action use a Button, even when it should look quiet. Warms its target on
 * hover, focus and press.
 */
export function Link({ variant, target, onPress, ref, ...props }: LinkProps) {
  const preload = usePreload(props.href)
  return (
    <AriaLink
      {...props}
      {...preload}
      {...(onPress && { onPress })}
      {...(target && { target, rel: 'noreferrer' })}
      {...(ref && { ref })}
      className={link({ variant })}
    />
  )
}
