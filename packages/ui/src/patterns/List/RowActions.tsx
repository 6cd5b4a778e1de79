import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { text } from '../../text/defaults'
import { RowActionButton } from './RowActionButton'
import * as css from './RowActions.css'
import { RowMenu } from './RowMenu'
import type { RowAction, RowGlyph } from './rowAction'

export interface RowButtonsProps {
  actions: readonly RowAction[]
  /** Ends the accessible name of each button: 'Ban Maria Silva'. */
  rowName: string
  isPending: boolean
  onAction: (actionId: string) => void
}

export interface RowActionsProps extends RowButtonsProps {
  /** All in the menu, where a row of buttons has no room. */
  inMenu: boolean
  /** The element around the buttons: a cell of a table. @default 'div' */
  element?: 'div' | 'td'
}

type ShownAction = RowAction & { display: 'label' | RowGlyph }

const isShown = (action: RowAction): action is ShownAction =>
  action.display !== undefined && action.display !== 'menu'
const isLabel = (action: RowAction): action is ShownAction => action.display === 'label'

/** The actions of a row: icons, at most one text button, and a menu with all the others. */
export function RowActions({ inMenu, element: Element = 'div', ...props }: RowActionsProps) {
  const { actions } = props
  return (
    <Element className={css.actions}>
      {inMenu ? null : (
        <RowButtons
          {...props}
          actions={actions.filter(isShown)}
          hasSpinner={actions.every(isShown)}
        />
      )}
      <Rest {...props} actions={inMenu ? actions : actions.filter((action) => !isShown(action))} />
    </Element>
  )
}

/** The menu of a card: all actions but the one that CardLabel shows. Place it in a box. */
export function CardMenu(props: RowButtonsProps) {
  return <Rest {...props} actions={props.actions.filter((action) => !isLabel(action))} />
}

/** The one action of a card that is not in its menu. */
export function CardLabel(props: RowButtonsProps) {
  return <RowButtons {...props} actions={props.actions.filter(isLabel)} />
}

function RowButtons({
  actions,
  rowName,
  isPending,
  hasSpinner = false,
  onAction,
}: Omit<RowButtonsProps, 'actions'> & {
  actions: readonly ShownAction[]
  /** The last of them has the spinner of a busy row, as there is no menu. @default false */
  hasSpinner?: boolean
}) {
  return actions.map((action, at) => (
    <RowActionButton
      key={action.id}
      isPending={isPending && hasSpinner && at === actions.length - 1}
      action={isPending ? { ...action, disabledReason: text.working } : action}
      display={action.display}
      name={`${action.toggle?.label ?? action.label} ${rowName}`}
      onPress={() => onAction(action.id)}
    />
  ))
}

/** The menu of the remaining actions, if any: it has the spinner of a busy row. */
function Rest(props: RowButtonsProps) {
  return (
    <>
      {props.isPending ? (
        <span role="status">
          <VisuallyHidden>{text.working}</VisuallyHidden>
        </span>
      ) : null}
      {props.actions.length === 0 ? null : <RowMenu {...props} />}
    </>
  )
}
