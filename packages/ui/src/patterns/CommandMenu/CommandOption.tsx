import { ChevronRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Keys } from '../../internal/keys/Keys'
import { mirrored } from '../../internal/mirrored.css'
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
  /** Shows its actions in place of the list. */
  onOpen: (command: Command) => void
}

/** A press with one of these opens a link elsewhere: in a new tab or a new window. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey

/** Whether the arrow at the end was pressed. */
const isOnArrow = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('[data-opens-actions]') !== null

/** The focus stays in the input. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** One command in the list; a page is a link, so that it can be opened in a new tab. */
export function CommandOption(props: CommandOptionProps) {
  const { command, active, elementId, onPoint, onChoose, onOpen } = props
  const { id, label, description, translate, mark, alternative, actions, shortcut, href } = command
  const Element = href === undefined ? 'div' : 'a'
  const option = {
    id: elementId(id),
    role: 'option',
    tabIndex: -1,
    className: css.option,
    'aria-selected': id === active,
    'aria-keyshortcuts': [alternative && 'Alt+Enter', actions && 'ArrowRight']
      .filter(Boolean)
      .join(' '),
    href,
    onMouseDown: keepFocus,
    // Not `enter`: rows that move under a resting pointer must not take the choice.
    onPointerMove: () => {
      if (id !== active) onPoint(id)
    },
    onClick: (event: MouseEvent) => {
      if (isOnArrow(event)) {
        event.preventDefault()
        return onOpen(command)
      }
      if (href !== undefined && opensElsewhere(event)) return
      event.preventDefault()
      onChoose(command)
    },
  }
  return (
    <Element {...option}>
      <span className={css.icon}>{command.icon}</span>
      <span className={css.words}>
        <bdi className={css.line} translate={translate}>
          {label}
        </bdi>
        {description === undefined ? null : (
          <bdi className={css.description} translate={translate}>
            {description}
          </bdi>
        )}
      </span>
      {mark}
      {shortcut === undefined ? null : (
        <span className={css.shortcut} aria-hidden>
          <Keys keys={shortcut} />
        </span>
      )}
      {actions && (
        <span className={css.arrow} data-opens-actions aria-hidden>
          <ChevronRight className={mirrored} />
        </span>
      )}
    </Element>
  )
}
