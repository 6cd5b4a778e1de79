import { ChevronLeft, RefreshCw, Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay, Dialog as RacDialog } from 'react-aria-components/Modal'
import { IconButton } from '../../components/IconButton/IconButton'
import { Spinner } from '../../components/Spinner/Spinner'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { isComposing } from '../../hooks/isComposing'
import { useComposedText } from '../../hooks/useComposedText'
import { useExit } from '../../hooks/useExit'
import { useFocusReturn } from '../../hooks/useFocusReturn'
import { Keys } from '../../internal/keys/Keys'
import { mirrored } from '../../internal/mirrored.css'
import { text } from '../../text/defaults'
import * as css from './CommandMenu.css'
import { CommandOption } from './CommandOption'
import {
  actionsOf,
  type Command,
  type CommandGroup,
  firstId,
  itemIds,
  retryId,
  shownGroups,
} from './commandGroups'
import { commandMenuText } from './commandMenuText'

export type { Command, CommandGroup }
/** What a typed text finds, so that an application can test the words of its commands. */
export { shownGroups }

export interface CommandMenuProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called with `false` by Escape, the close button, a press outside and a chosen command. */
  onOpenChange: (isOpen: boolean) => void
  /** Its name for screen readers: 'Command menu'. */
  title: string
  /** The placeholder: 'Search members, pages and actions'. */
  placeholder: string
  /** The typed text. */
  value: string
  /** Called with every change of the text. */
  onChange: (value: string) => void
  /** The groups in display order. */
  groups: ReadonlyArray<CommandGroup>
  /** Goes to the address of a chosen command. */
  onNavigate: (href: string) => void
}

/**
 * Finds pages, records and actions from anywhere by a few typed letters. An editable combobox with
 * an open list (ARIA APG): the focus stays in the input, arrows move, Enter chooses, Escape gives
 * the focus back; the right arrow shows the actions of the marked command. The list is its own
 * rather than `Autocomplete`: answers arrive late here, and the item that Enter chooses must follow
 * them.
 */
export function CommandMenu({ isOpen, onOpenChange, ...content }: CommandMenuProps) {
  useFocusReturn(isOpen)
  return (
    <ModalOverlay
      ref={useExit()}
      className={css.overlay}
      isOpen={isOpen}
      isDismissable
      onOpenChange={onOpenChange}
    >
      <Modal className={css.modal}>
        <RacDialog className={css.dialog} aria-label={content.title}>
          <CommandMenuContent {...content} onClose={() => onOpenChange(false)} />
        </RacDialog>
      </Modal>
    </ModalOverlay>
  )
}

type ContentProps = Omit<CommandMenuProps, 'isOpen' | 'onOpenChange'> & { onClose: () => void }

/** Inside the dialog, so that each opening starts anew. */
function CommandMenuContent(props: ContentProps) {
  const { title, placeholder, value, onChange, groups, onNavigate, onClose } = props
  const listId = useId()
  const { direction } = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [movedTo, setMovedTo] = useState<string>()
  const [isEnterWaiting, setEnterWaiting] = useState(false)
  // The command whose actions are shown, and what was typed among them.
  const [opened, setOpened] = useState<Command>()
  const [openedText, setOpenedText] = useState('')

  const search = opened ? openedText : value
  const { inputProps } = useComposedText(search, (text) => {
    setMovedTo(undefined)
    setEnterWaiting(false)
    if (opened) setOpenedText(text)
    else onChange(text)
  })
  const typed = search.trim()
  const shown = shownGroups(opened ? [actionsOf(opened)] : groups, typed)
  const ids = itemIds(shown)
  const isPending = shown.some((group) => group.isPending)
  const active = movedTo !== undefined && ids.includes(movedTo) ? movedTo : firstId(shown)
  const elementId = (id: string) => `${listId} ${id}`.replaceAll(/\s/g, '-')
  const marked = shown.flatMap(({ items }) => items).find(({ id }) => id === active)
  const alternative = marked?.alternative
  const activeElementId = active === undefined ? undefined : elementId(active)

  useEffect(() => input.current?.focus(), [])

  useEffect(() => {
    if (activeElementId === undefined) return
    document.getElementById(activeElementId)?.scrollIntoView({ block: 'nearest' })
  }, [activeElementId])

  // Enter was pressed before the answer: it chooses the first item as soon as there is one.
  useEffect(() => {
    if (!isEnterWaiting || isPending) return
    setEnterWaiting(false)
    if (activeElementId) document.getElementById(activeElementId)?.click()
  }, [isEnterWaiting, isPending, activeElementId])

  const move = (step: 1 | -1) => {
    setEnterWaiting(false)
    const at = active === undefined ? (step === 1 ? -1 : 0) : ids.indexOf(active)
    setMovedTo(ids.at((at + step) % ids.length))
  }
  const open = (command: Command) => {
    setOpened(command)
    setOpenedText('')
    setMovedTo(undefined)
  }
  const close = () => {
    setOpened(undefined)
    setMovedTo(opened?.id)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, nativeEvent, repeat } = event
    if (isComposing(nativeEvent)) return
    if (marked?.actions && isStepForward(event)) open(marked)
    else if (opened && isStepBack(event)) {
      // Otherwise Escape would also close the menu.
      event.stopPropagation()
      close()
    } else if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter' && altKey) {
      if (alternative === undefined || repeat) return
      onClose()
      alternative.onAction()
    } else if (key === 'Enter' && !repeat) {
      if (activeElementId) document.getElementById(activeElementId)?.click()
      else setEnterWaiting(isPending)
    } else return
    event.preventDefault()
  }

  const options = {
    active,
    elementId,
    onPoint: setMovedTo,
    onOpen: open,
    onChoose: ({ href, onAction }: Command) => {
      onClose()
      if (href === undefined) onAction()
      else onNavigate(href)
    },
  }
  return (
    <>
      <div className={css.head}>
        {opened ? (
          <>
            <IconButton
              label={commandMenuText.back}
              icon={<ChevronLeft className={mirrored} />}
              onPress={() => {
                close()
                input.current?.focus()
              }}
            />
            <bdi className={css.scope} translate={opened.translate}>
              {opened.label}
            </bdi>
          </>
        ) : (
          <Search />
        )}
        <input
          ref={input}
          className={css.input}
          role="combobox"
          aria-label={opened ? opened.label : title}
          aria-autocomplete="list"
          aria-expanded={ids.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeElementId}
          placeholder={opened ? commandMenuText.searchActions : placeholder}
          // The placeholder is in the language of the page, the typed text may not be.
          dir={inputProps.value === '' ? undefined : 'auto'}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          {...inputProps}
          onKeyDown={onKeyDown}
        />
        <IconButton label={text.close} icon={<X />} onPress={onClose} />
      </div>
      <div className={css.body}>
        <div
          id={listId}
          role="listbox"
          aria-label={title}
          aria-busy={isPending}
          className={css.list}
        >
          {shown.map((group) => (
            <div key={group.id} {...groupNamedBy(elementId(group.id))}>
              <div id={elementId(group.id)} className={css.title}>
                <span>{group.title}</span>
                {group.isPending && <Spinner size="small" />}
              </div>
              {group.failure && (
                <CommandOption
                  {...options}
                  command={{
                    id: retryId(group),
                    label: text.tryAgain,
                    description: group.failure.message,
                    icon: <RefreshCw />,
                    onAction: group.failure.onRetry,
                  }}
                  onChoose={group.failure.onRetry}
                />
              )}
              {group.items.map((command) => (
                <CommandOption key={command.id} {...options} command={command} />
              ))}
            </div>
          ))}
        </div>
        {shown.length === 0 && (
          <p className={css.empty}>
            <bdi>{commandMenuText.noResults(typed)}</bdi>
          </p>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{typed !== '' && statusOf(shown, typed, ids.length)}</span>
      </VisuallyHidden>
      <footer className={css.foot} aria-hidden>
        <span className={css.hint}>
          <Keys keys={['↑', '↓']} /> <span>{commandMenuText.select}</span>
        </span>
        <span className={css.hint}>
          <Keys keys={['Enter']} /> <span>{commandMenuText.open}</span>
        </span>
        <span className={css.hint}>
          <Keys keys={['Esc']} />{' '}
          <span>{opened ? commandMenuText.back : commandMenuText.close}</span>
        </span>
        {marked?.actions && (
          <span className={css.hint}>
            <Keys keys={[direction === 'rtl' ? '←' : '→']} /> <span>{commandMenuText.actions}</span>
          </span>
        )}
        {alternative && (
          <span className={css.hint}>
            <Keys keys={['Alt', 'Enter']} /> <span>{alternative.label}</span>
          </span>
        )}
      </footer>
    </>
  )
}

/** Whether a key steps from the end of the typed text to what follows it in reading direction. */
function isStepForward({ key, currentTarget, altKey, ctrlKey, metaKey, shiftKey }: InputKey) {
  const { selectionStart, value } = currentTarget
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const isPlain = !altKey && !ctrlKey && !metaKey && !shiftKey
  return key === forward && isPlain && selectionStart === value.length
}

/** Whether a key leads back from the actions of a command. */
const isStepBack = ({ key, currentTarget }: InputKey) =>
  key === 'Escape' || (key === 'Backspace' && currentTarget.value === '')

type InputKey = KeyboardEvent<HTMLInputElement>

/** Props of a group of options (ARIA APG, listbox with grouped options). */
const groupNamedBy = (titleId: string) => ({ role: 'group', 'aria-labelledby': titleId }) as const

/** The announcement after the typed text has changed. */
function statusOf(shown: readonly CommandGroup[], typed: string, items: number): string {
  const failure = shown.find((group) => group.failure)?.failure
  if (failure) return failure.message
  if (shown.some(({ isPending }) => isPending)) return commandMenuText.searching
  return items === 0 ? commandMenuText.noResults(typed) : commandMenuText.results(items)
}
