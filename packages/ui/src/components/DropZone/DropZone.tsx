import { Upload } from 'lucide-react'
import { type MouseEvent, type ReactNode, useId, useRef } from 'react'
import {
  DropZone as AriaDropZone,
  type DropZoneProps as AriaProps,
} from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Text } from 'react-aria-components/Text'
import * as css from './DropZone.css'

export interface DropZoneProps {
  /** The purpose of the file, read out before the prompt: 'Tier image'. */
  label: string
  /** What to do: 'Drop an image here, or browse'. */
  prompt: string
  /** The accepted files in words: 'PNG or JPEG, at most 5 MB'. */
  description?: string | undefined
  /**
   * Called with the dropped, pasted or chosen files: at least one, and only one unless
   * `allowsMultiple`. The second argument is the number of files that were left out for that.
   */
  onFiles: (files: File[], leftOut: number) => void
  /**
   * MIME types ('image/*') or extensions ('.pdf') that the file chooser offers. They do not
   * restrict a drop: check the files yourself.
   * @default everything
   */
  accept?: readonly string[] | undefined
  /** Whether it accepts several files at once. @default false */
  allowsMultiple?: boolean
  /** No file can be added now. @default false */
  isDisabled?: boolean
  /** The current file has a problem; say which one beside it. @default false */
  isInvalid?: boolean
  /** Icon from lucide-react. @default an arrow up */
  icon?: ReactNode
}

/**
 * A target for files: people drop them, paste them, or press anywhere on it to choose some. It is
 * one tab stop. It neither keeps nor checks files: to upload one, with all its states, use
 * FileUpload.
 */
export function DropZone({
  label,
  prompt,
  description,
  onFiles,
  accept,
  allowsMultiple = false,
  isDisabled = false,
  isInvalid = false,
  icon = <Upload />,
}: DropZoneProps) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)

  const take = (files: readonly File[]) => {
    const taken = allowsMultiple ? [...files] : files.slice(0, 1)
    if (taken.length > 0) onFiles(taken, files.length - taken.length)
  }

  const drop: AriaProps['onDrop'] = async ({ items }) => {
    const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))
    take(await Promise.all(files))
  }

  // The whole zone opens the chooser: a press of its hidden button reaches the FileTrigger.
  const choose = ({ target }: MouseEvent) => {
    if (isDisabled || target instanceof HTMLButtonElement || input.current === null) return
    // Reset the input, so that choosing the same file again fires a change.
    input.current.value = ''
    input.current.click()
  }

  return (
    <FileTrigger
      ref={input}
      allowsMultiple={allowsMultiple}
      {...(accept && { acceptedFileTypes: accept })}
      onSelect={(files) => take([...(files ?? [])])}
    >
      <AriaDropZone
        aria-label={label}
        {...(description && { 'aria-labelledby': hintId })}
        className={css.zone({ isInvalid })}
        isDisabled={isDisabled}
        onDrop={drop}
        onClickCapture={choose}
      >
        <span className={css.icon}>{icon}</span>
        <Text slot="label" className={css.prompt}>
          {prompt}
        </Text>
        {description && (
          <span id={hintId} className={css.description}>
            {description}
          </span>
        )}
      </AriaDropZone>
    </FileTrigger>
  )
}
