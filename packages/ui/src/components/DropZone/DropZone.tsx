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
  /** What the file is for, read out before the prompt: 'Tier image'. */
  label: string
  /** What to do: 'Drop an image here, or browse'. */
  prompt: string
  /** What may be put here, in words: 'PNG or JPEG, at most 5 MB'. */
  description?: string | undefined
  /** Called with what was dropped, pasted or chosen: at least one file, and only one unless `allowsMultiple`. */
  onFiles: (files: File[]) => void
  /**
   * MIME types ('image/*') or extensions ('.pdf') that the file chooser offers. A drop is not held back
   * by them: judge what comes.
   * @default everything
   */
  accept?: readonly string[] | undefined
  /** Whether several files can be put here at once. @default false */
  allowsMultiple?: boolean
  /** Nothing can be put here now. @default false */
  isDisabled?: boolean
  /** What is there has a problem; say which one beside it. @default false */
  isInvalid?: boolean
  /** Icon from lucide-react. @default an arrow up */
  icon?: ReactNode
}

/**
 * A place for files: drop them, paste them, or press it anywhere to choose some. One stop for the
 * keyboard. It keeps no file and judges none: for one that is uploaded, with its states, use FileUpload.
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
    if (files.length > 0) onFiles(allowsMultiple ? [...files] : files.slice(0, 1))
  }

  const drop: AriaProps['onDrop'] = async ({ items }) => {
    const files = items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))
    take(await Promise.all(files))
  }

  // The whole zone opens the chooser. Its own (hidden) button does so as the FileTrigger's press.
  const choose = ({ target }: MouseEvent) => {
    if (isDisabled || target instanceof HTMLButtonElement || input.current === null) return
    // The same file again is a choice too.
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
