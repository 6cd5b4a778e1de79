import { IconButtonDeed, type IconButtonDeedProps } from './IconButtonDeed'
import { IconButtonLink, type IconButtonLinkProps } from './IconButtonLink'

/** Props of a deed, or of a link: an `href` decides. */
export type IconButtonProps = IconButtonDeedProps | IconButtonLinkProps

/**
 * A deed so common that an icon is enough: actions at the end of a row, closing, showing a password.
 * Its label names it for screen readers and in a tooltip. Where there is room, use a Button.
 */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? <IconButtonDeed {...props} /> : <IconButtonLink {...props} />
}
