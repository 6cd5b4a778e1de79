import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type RefCallback, useEffect, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { IconButton } from '../../components/IconButton/IconButton'
import { Notice } from '../../components/Notice/Notice'
import { TextArea } from '../../components/TextArea/TextArea'
import { TextField } from '../../components/TextField/TextField'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import * as css from './ReasonRows.css'
import { emptyRow, mistakeIn, type ReasonPart, type ReasonRow, toField, toRows } from './reasonRows'
import { reasonTemplatesText as text } from './reasonTemplatesText'

interface ReasonRowsProps {
  /** The rows, see `toField`. */
  value: string
  onChange: (value: string) => void
  /** Shown at the field with the first mistake. @default none */
  errorMessage?: string | undefined
  /** Each reason has a field for its rule. */
  hasRules: boolean
  /** While the reasons are saved: what is typed now would be lost. */
  isReadOnly: boolean
  /** The field with the first mistake. */
  ref: RefCallback<HTMLElement>
}

/** The reasons of one question: rows to fill in, to order and to remove. */
export function ReasonRows({
  value,
  onChange,
  errorMessage,
  hasRules,
  isReadOnly,
  ref,
}: ReasonRowsProps) {
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<() => HTMLElement | null | undefined>(null)
  const rows = toRows(value)
  // A refusal of the server names no row.
  const wrong = (errorMessage && mistakeIn(rows)) || { row: 0, part: 'text' }

  // The row to focus is in the document only after the change.
  useEffect(() => {
    focusNext.current?.()?.focus()
    focusNext.current = null
  })
  const find = (row: number, part: string) =>
    list.current?.children[row]?.querySelector<HTMLElement>(part)
  const change = (next: readonly ReasonRow[], focus?: typeof focusNext.current) => {
    focusNext.current = focus ?? null
    onChange(toField(next))
  }
  const edit = (row: number, part: Partial<ReasonRow>) =>
    change(rows.map((each, index) => (index === row ? { ...each, ...part } : each)))
  const move = (row: number, step: 1 | -1) => {
    const moved = rows[row]
    if (!moved) return
    const next = rows.toSpliced(row, 1).toSpliced(row + step, 0, moved)
    // The focus follows the row, so that further presses move it on.
    change(next, () => find(row + step, `[data-step="${step}"]`))
  }
  const isWrong = (row: number, part: ReasonPart) => wrong.row === row && wrong.part === part
  const errorAt = (row: number, part: ReasonPart) => (isWrong(row, part) ? errorMessage : undefined)
  const refAt = (row: number, part: ReasonPart) => (isWrong(row, part) ? ref : null)
  return (
    <Stack space="4">
      {rows.length === 0 && errorMessage && <Notice tone="critical">{errorMessage}</Notice>}
      {rows.length > 0 && (
        <ol ref={list} className={css.list}>
          {rows.map((row, index) => (
            <li key={row.id} aria-label={text.nth(index + 1)} className={css.row}>
              <Stack space="2">
                <TextField
                  label={text.reason}
                  value={row.text}
                  onChange={(typed) => edit(index, { text: typed })}
                  errorMessage={errorAt(index, 'text')}
                  isReadOnly={isReadOnly}
                  ref={refAt(index, 'text')}
                />
                {hasRules && (
                  <TextArea
                    label={text.rule}
                    value={row.rule}
                    onChange={(typed) => edit(index, { rule: typed })}
                    errorMessage={errorAt(index, 'rule')}
                    rows={1}
                    isReadOnly={isReadOnly}
                    ref={refAt(index, 'rule')}
                  />
                )}
              </Stack>
              <div className={css.buttons}>
                <IconButton
                  label={text.moveUp(index + 1)}
                  tooltip={text.up}
                  icon={<ArrowUp />}
                  size="small"
                  data-step="-1"
                  isDisabled={isReadOnly}
                  disabledReason={index === 0 ? text.isFirst : undefined}
                  onPress={() => move(index, -1)}
                />
                <IconButton
                  label={text.moveDown(index + 1)}
                  tooltip={text.down}
                  icon={<ArrowDown />}
                  size="small"
                  data-step="1"
                  isDisabled={isReadOnly}
                  disabledReason={index === rows.length - 1 ? text.isLast : undefined}
                  onPress={() => move(index, 1)}
                />
                <IconButton
                  label={text.remove(index + 1)}
                  tooltip={text.removeShort}
                  icon={<Trash2 />}
                  variant="critical"
                  size="small"
                  data-remove
                  isDisabled={isReadOnly}
                  onPress={() =>
                    change(
                      rows.toSpliced(index, 1),
                      () => find(Math.min(index, rows.length - 2), '[data-remove]') ?? add.current,
                    )
                  }
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <Inline>
        <Button
          ref={add}
          icon={<Plus />}
          isDisabled={isReadOnly}
          onPress={() => change([...rows, emptyRow(rows)], () => find(rows.length, 'input'))}
        >
          {text.add}
        </Button>
      </Inline>
    </Stack>
  )
}
