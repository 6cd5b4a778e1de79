import { Megaphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { otherHost, announcementsText as text } from '../../domain/announcements/announcements'
import { useImage } from '../../hooks/useImage'
import * as css from './AnnouncementsScreen.css'

interface AnnouncementImageProps {
  /** Address of the image as typed; '' for none. */
  src: string
  /** Id of the announcement's title. */
  titleId: string
}

/**
 * The small image of an announcement, in a slot that every row has. An image on another host
 * loads only on request: otherwise that host would learn when, and from where, each administrator
 * reads the list.
 */
export function AnnouncementImage({ src, titleId }: AnnouncementImageProps) {
  const host = otherHost(src)
  const [asked, setAsked] = useState(false)
  const { isBroken, onError, retry } = useImage(src)
  const isShown = src !== '' && !isBroken && (host === undefined || asked)
  return (
    <>
      {isShown ? (
        // Silent for screen readers: there is no description of the image.
        <img
          className={css.slot}
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={onError}
        />
      ) : (
        <div className={`${css.slot} ${css.noImage}`}>
          <Megaphone />
        </div>
      )}
      {host !== undefined && (
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
      )}
    </>
  )
}
