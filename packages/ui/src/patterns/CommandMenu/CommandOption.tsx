import type { MouseEvent } from 'react'
import { Keys } from '../../internal/keys/Keys'
import * as css from './CommandMenu.css'
import type { Command } from './commandGroups'

export interface CommandOptionProps {
  command: Command
  /** Id of the item that Enter chooses. */
  active: string | undefined
  elementId: (id: string) => string
  /** The pointer moved over the item. */
  onPoint: (id: string) => void
  onChoose: (command: Command) => void
}

/** A press with one of these opens a link elsewhere: in a new tab or a new window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey

/** The focus stays in the input. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** One command in the list; a page is a link, so that it can be opened in a new tab. */
export function CommandOption(props: CommandOptionProps) {
  const { command, active, elementId, onPoint, onChoose } = props
  const { id, label, description, mark, alternative, shortcut, href } = command
  const Element = href === undefined ? 'div' : 'a'
  const option = {
    id: elementId(id),
    role: 'option',
    tabIndex: -1,
    className: css.option,
    'aria-selected': id === active,
    'aria-keyshortcuts': alternative && 'Alt+Enter',
    href,
    onMouseDown: keepFocus,
    // Not `enter`: rows that move under a resting pointer must not take the choice.
    onPointerMove: () => {
      if (id !== active) onPoint(id)
    },
    onClick: (event: MouseEvent) => {
      if (href !== undefined && opensElsewhere(event)) return
      event.preventDefault()
      onChoose(command)
    },
  }
  return (
    <Element {...option}>
      <span className={css.icon}>{command.icon}</span>
      <span className={css.words}>
        <bdi className={css.line}>{label}</bdi>
        {description === undefined ? null : <bdi className={css.description}>{description}</bdi>}
      </span>
      {mark}
      {shortcut === undefined ? null : (
        <span className={css.shortcut} aria-hidden>
          <Keys keys={shortcut} />
        </span>
      )}
    </Element>
  )
}
