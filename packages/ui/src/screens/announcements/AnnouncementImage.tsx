import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { useImage } from '../../hooks/useImage'
import * as css from './AnnouncementsScreen.css'
import { announcementsText as text } from './announcementsText'

interface AnnouncementImageProps {
  /** Address of the image as typed. */
  src: string
  /** Id of the announcement's title. */
  titleId: string
}

/**
 * The small image of an announcement. An image on another host loads only on request: otherwise
 * that host would learn when, and from where, each administrator reads the list.
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

/**
 * The host that would get the request; undefined for the panel's own host, or without an address.
 */
function otherHost(src: string): string | undefined {
  if (!URL.canParse(src, document.baseURI)) return undefined
  const { protocol, origin, host } = new URL(src, document.baseURI)
  return /^https?:$/.test(protocol) && origin !== location.origin ? host : undefined
}

interface ImageProps {
  src: string
  onError: () => void
}

/** It is silent for screen readers: there is no description of the image. */
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
