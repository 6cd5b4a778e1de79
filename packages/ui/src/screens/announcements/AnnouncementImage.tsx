import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { useImage } from '../../hooks/useImage'
import * as css from './AnnouncementsScreen.css'
import { announcementsText as text } from './announcementsText'

interface AnnouncementImageProps {
  /** Address of the image, as somebody typed it. */
  src: string
  /** Id of the announcement's title. */
  titleId: string
}

/**
 * The small image of an announcement. An image on another host waits until somebody asks for it:
 * otherwise that host would learn when each administrator reads the list, and from where.
 */
export function AnnouncementImage({ src, titleId }: AnnouncementImageProps) {
  const host = otherHost(src)
  const [asked, setAsked] = useState(false)
  const { isBroken, onError, retry } = useImage(src)
  if (host === undefined) return isBroken ? null : <Image src={src} onError={onError} />
  return (
    <>
      <div className={css.imageNote}>
        <Button
          variant="quiet"
          size="small"
          aria-describedby={titleId}
          onPress={() => {
            retry()
            setAsked(!asked || isBroken)
          }}
        >
          {asked && !isBroken ? text.hideImage(host) : text.showImage(host)}
        </Button>
        <span role="status">{isBroken && text.imageFailed}</span>
      </div>
      {asked && !isBroken && <Image src={src} onError={onError} />}
    </>
  )
}

/** The host that would be asked for it; undefined when it is the panel's own, or none is asked. */
function otherHost(src: string): string | undefined {
  if (!URL.canParse(src, document.baseURI)) return undefined
  const { protocol, origin, host } = new URL(src, document.baseURI)
  return /^https?:$/.test(protocol) && origin !== location.origin ? host : undefined
}

interface ImageProps {
  src: string
  onError: () => void
}

/** Says nothing to a screen reader: nobody was asked what it shows. */
function Image({ src, onError }: ImageProps) {
  return (
    <img
      className={css.image}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={onError}
    />
  )
}
