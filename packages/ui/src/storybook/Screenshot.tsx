import { screenshots } from 'virtual:gallery'
import * as css from './Screenshot.css'

const known = new Set(screenshots)

interface ScreenshotProps {
  storyId: string
  /** Names of modes (modes.ts): the first one with a screenshot is shown. */
  modes: readonly string[]
  /** What it shows, for screen readers. @default decoration: a name is beside it */
  alt?: string
  /** Takes no place while there is none. @default false */
  isOptional?: boolean
}

/** A committed screenshot of a story; an empty place while there is none. */
export function Screenshot({ storyId, modes, alt = '', isOptional = false }: ScreenshotProps) {
  const file = modes
    .map((mode) => `${storyId.replace('--', '/')}.${mode}.png`)
    .find((each) => known.has(each))
  if (isOptional && !file) return null
  return (
    <span className={css.frame}>
      {file && <img className={css.image} src={`./baselines/${file}`} alt={alt} loading="lazy" />}
    </span>
  )
}
