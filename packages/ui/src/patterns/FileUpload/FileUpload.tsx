import { CircleAlert } from 'lucide-react'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Group } from 'react-aria-components/Group'
import { DropZone } from '../../components/DropZone/DropZone'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { type FileRules, fileProblem } from '../../form/fileRules'
import {
  description as descriptionStyle,
  errorMessage as errorStyle,
  field,
  label as labelStyle,
} from '../../internal/field/field.css'
import { formText } from '../../text/formDefaults'
import { FileUploadBox } from './FileUploadBox'
import type { UploadState } from './uploadState'

export type { UploadState } from './uploadState'

export interface FileUploadProps extends FileRules {
  /** Names the field: 'Tier image'. */
  label: string
  /** What to do: 'Drop an image here, or browse'. */
  prompt: string
  /** What is allowed, in words: 'PNG or JPEG, at most 5 MB'. */
  description?: string | undefined
  state: UploadState
  /** Called with a valid file, once for each attempt. Respond with another `state`. */
  onUpload: (file: File) => void
  /** 'Remove File': cancel the upload, forget the file, and go back to idle. */
  onRemove: () => void
  /** The form's error about the file, such as the server's field error. */
  errorMessage?: string | undefined
  /** Nothing can be changed now. @default false */
  isDisabled?: boolean
  /** The field, to focus it. */
  ref?: Ref<Pick<HTMLElement, 'focus'>>
}

/**
 * One file and its upload: people choose, drop or paste it, see its progress and remove it. A
 * file that breaks a rule is refused at once and never passed on. The component sends nothing
 * itself.
 */
export function FileUpload({
  label,
  prompt,
  description,
  accept,
  acceptedTypes,
  converts,
  readsContent,
  maxMegabytes,
  state,
  onUpload,
  onRemove,
  errorMessage,
  isDisabled = false,
  ref,
}: FileUploadProps) {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const [refused, setRefused] = useState<{ file: File; message: string; during: string }>()
  // A refused file hides the state in which it was refused, but no later one.
  const shown: UploadState =
    refused?.during === state.status
      ? { status: 'error', file: refused.file, message: refused.message }
      : state
  const [hasLeftOut, setHasLeftOut] = useState(false)
  const keepFocus = useKeptFocus(group, shown.status)
  useImperativeHandle(ref, () => ({ focus: () => firstButton(group.current)?.focus() }))

  const take = (file: File) => {
    keepFocus()
    const message = fileProblem(file, {
      accept,
      acceptedTypes,
      converts,
      readsContent,
      maxMegabytes,
    })
    setRefused(message === undefined ? undefined : { file, message, during: state.status })
    if (message === undefined) onUpload(file)
  }
  const remove = () => {
    keepFocus()
    setRefused(undefined)
    setHasLeftOut(false)
    if (state.status !== 'idle') onRemove()
  }
  const retry =
    refused === undefined && state.status === 'error' && state.file ? state.file : undefined

  return (
    <Group
      ref={group}
      aria-labelledby={`${id}-label`}
      {...(errorMessage && { 'aria-describedby': `${id}-error` })}
      className={field}
    >
      <span id={`${id}-label`} className={labelStyle}>
        {label}
      </span>
      {(shown.status === 'idle' || shown.status === 'error') && (
        <DropZone
          label={label}
          prompt={prompt}
          description={description}
          accept={accept}
          onFiles={([file], leftOut) => {
            setHasLeftOut(leftOut > 0)
            if (file) take(file)
          }}
          isDisabled={isDisabled}
          isInvalid={Boolean(errorMessage)}
        />
      )}
      {shown.status !== 'idle' && (
        <FileUploadBox
          state={shown}
          onRemove={remove}
          onRetry={retry && (() => take(retry))}
          isDisabled={isDisabled}
        />
      )}
      <Problem id={`${id}-error`}>{errorMessage}</Problem>
      <span role="status">
        {hasLeftOut && <span className={descriptionStyle}>{formText.onlyOneFile}</span>}
        {(shown.status === 'uploading' || shown.status === 'success') && (
          <VisuallyHidden>
            {`${shown.status === 'uploading' ? formText.uploading : formText.uploaded} ${shown.file.name}`}
          </VisuallyHidden>
        )}
      </span>
    </Group>
  )
}

function Problem({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <span id={id} className={errorStyle}>
      <CircleAlert />
      <span>{children}</span>
    </span>
  )
}

const firstButton = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('button:not(:disabled)')

/**
 * The pressed button may disappear with the state; then the focus moves to the control that
 * replaced it.
 */
function useKeptFocus(group: { current: HTMLElement | null }, status: string) {
  const wanted = useRef(false)
  const seen = useRef(status)

  useEffect(() => {
    if (seen.current === status) return
    seen.current = status
    if (wanted.current && document.activeElement === document.body) {
      firstButton(group.current)?.focus()
    }
    wanted.current = false
  }, [status, group])

  return () => {
    wanted.current = group.current?.contains(document.activeElement) ?? false
  }
}
