import type { Ref } from 'react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { usePreload } from '../../hooks/usePreload'
import { showIcon } from '../../icon'
import { iconButton } from '../../internal/iconButton.css'
import { Tooltip } from '../Tooltip/Tooltip'
import type { IconButtonBaseProps } from './IconButtonAction'

export interface IconButtonLinkProps extends IconButtonBaseProps {
  /** The address it leads to. */
  href: string
  /** Saves the file instead of opening it; a string is the name of the file. */
  download?: string | true
  /** Called when the link is followed, before the navigation. */
  onPress?: () => void
  /** The link element, to focus it. */
  ref?: Ref<HTMLAnchorElement>
}

/** An icon that leads somewhere or downloads a file. */
export function IconButtonLink({
  label,
  icon,
  tooltip = label,
  tooltipPlacement = 'top',
  variant,
  size,
  href,
  download,
  onPress,
  ref,
}: IconButtonLinkProps) {
  const shown = showIcon(icon, iconButton({ variant, size }))
  const preload = usePreload(download === undefined ? href : undefined)
  return (
    <Tooltip content={tooltip} placement={tooltipPlacement}>
      <AriaLink
        {...preload}
        {...(ref && { ref })}
        {...(onPress && { onPress })}
        {...(download !== undefined && { download })}
        aria-label={label}
        href={href}
        className={shown.className}
      >
        {shown.element}
      </AriaLink>
    </Tooltip>
  )
}
