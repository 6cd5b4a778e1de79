import { ButtonAction, type ButtonActionProps } from './ButtonAction'
import { ButtonLink, type ButtonLinkProps } from './ButtonLink'

export type { ButtonActionProps } from './ButtonAction'

/** Props of an action, or of a link: `href` makes it a link. */
export type ButtonProps = ButtonActionProps | ButtonLinkProps

/**
 * Triggers an action. Use one primary button per view; a destructive action is critical and never
 * the default. To go somewhere from inside a sentence use a Link, for an icon alone an
 * IconButton.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ButtonAction {...props} /> : <ButtonLink {...props} />
}
