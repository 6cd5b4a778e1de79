import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Dialog } from '../../components/Dialog/Dialog'
import { Notice } from '../../components/Notice/Notice'
import type { UserFile } from '../users/users'
import * as css from './DocumentView.css'
import { reviewText as text } from './reviewText'

interface DocumentViewProps {
  file: UserFile
  /** 'Passport' */
  name: string
}

/** Whether a browser can show a file as an image, by its name. */
export const isImage = ({ download }: UserFile): boolean =>
  /\.(?:jpe?g|png|webp|gif|avif)$/.test(download)

/**
 * An image document, shown in place. It loads only when a person opens it, because the server
 * records each view.
 */
export function DocumentView({ file, name }: DocumentViewProps) {
  // Keep the first link: a newer link to the same file would load and record it again.
  const [href, setHref] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [isEnlarged, setEnlarged] = useState(false)
  const isShown = href !== undefined
  const image = (className: string, alt: string) => (
    <img
      className={className}
      src={href}
      alt={alt}
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  )
  return (
    <>
      <Button
        size="small"
        onPress={() => {
          setHref(isShown ? undefined : file.href)
          setFailed(false)
        }}
      >
        {isShown ? text.hide(name) : text.show(name)}
      </Button>
      {isShown && (
        <div className={css.view}>
          {hasFailed ? (
            <Notice tone="caution">{text.cannotShow}</Notice>
          ) : (
            <>
              {image(css.preview, name)}
              <Button size="small" variant="quiet" onPress={() => setEnlarged(true)}>
                {text.enlarge(name)}
              </Button>
            </>
          )}
        </div>
      )}
      <Dialog isOpen={isEnlarged} onOpenChange={setEnlarged} title={name} size="wide">
        {image(css.natural, name)}
      </Dialog>
    </>
  )
}
