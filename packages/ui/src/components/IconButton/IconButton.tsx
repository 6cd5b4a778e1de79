import { IconButtonAction, type IconButtonActionProps } from './IconButtonAction'
import { IconButtonLink, type IconButtonLinkProps } from './IconButtonLink'

/** Props of an action, or of a link: `href` makes it a link. */
export type IconButtonProps = IconButtonActionProps | IconButtonLinkProps

/**
 * An action so common that an icon is enough: an action at the end of a row, closing, showing a
 * password. Its label names it for screen readers and in a tooltip. Where there is room, use a
 * Button.
 */
export function IconButton(props: IconButtonProps) {
  return props.href === undefined ? <IconButtonAction {...props} /> : <IconButtonLink {...props} />
}
