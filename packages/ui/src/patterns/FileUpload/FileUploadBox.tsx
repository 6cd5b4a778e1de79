import { CircleAlert, CircleCheck, File as FileIcon, X } from 'lucide-react'
import { Button } from '../../components/Button/Button'
import { ProgressBar } from '../../components/ProgressBar/ProgressBar'
import { useFilePreview } from '../../hooks/useFilePreview'
import { useImage } from '../../hooks/useImage'
import { text } from '../../text/defaults'
import { fileSize } from '../../text/fileSize'
import { formText } from '../../text/formDefaults'
import * as css from './FileUpload.css'
import type { StoredFile, UploadState } from './uploadState'

type ShownState = Exclude<UploadState, { status: 'idle' }>

interface FileUploadBoxProps {
  state: ShownState
  onRemove: () => void
  onRetry: (() => void) | undefined
  isDisabled: boolean
}

/** The file itself: its image, name, size and state, and the button that removes it. */
export function FileUploadBox({ state, onRemove, onRetry, isDisabled }: FileUploadBoxProps) {
  const { file, status } = state
  return (
    <div className={css.box({ status })}>
      <div className={css.about}>
        {file && <Thumbnail file={file} />}
        <div className={css.words}>
          {file && (
            <p className={css.name}>
              <bdi translate="no">{file.name}</bdi>
              {'size' in file && <span className={css.size}>{fileSize(file.size)}</span>}
            </p>
          )}
          {status === 'uploading' && (
            <ProgressBar label={formText.uploading} value={state.progress} />
          )}
          {status === 'success' && (
            <p className={css.outcome({ status })}>
              <CircleCheck />
              <span>{formText.uploaded}</span>
            </p>
          )}
          {status === 'error' && (
            <p className={css.outcome({ status })} role="alert">
              <CircleAlert />
              <span dir="auto">{state.message}</span>
            </p>
          )}
        </div>
      </div>
      <div className={css.actions}>
        {onRetry && (
          <Button size="small" isDisabled={isDisabled} onPress={onRetry}>
            {text.tryAgain}
          </Button>
        )}
        <Button size="small" icon={<X />} isDisabled={isDisabled} onPress={onRemove}>
          {formText.removeFile}
        </Button>
      </div>
    </div>
  )
}

function Thumbnail({ file }: { file: File | StoredFile }) {
  const preview = useFilePreview(file instanceof File ? file : undefined)
  const { src, onError } = useImage(file instanceof File ? preview : file.src)
  return (
    <span className={css.thumbnail} aria-hidden="true">
      {src ? <img className={css.image} src={src} alt="" onError={onError} /> : <FileIcon />}
    </span>
  )
}
