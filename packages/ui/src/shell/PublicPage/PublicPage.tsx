import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../../components/Drawing/Drawing'
import { Heading } from '../../components/Heading/Heading'
import { Link } from '../../components/Link/Link'
import { Mark } from '../../components/Mark/Mark'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import { useHearth } from '../../provider/HearthProvider'
import { text } from '../../text/defaults'
import * as css from './PublicPage.css'

export { CheckingLink, UncheckedLink } from './LinkStates'

export interface PublicPageProps {
  /** The page's only h1. */
  title: string
  /** A sentence under the title. */
  subtitle?: ReactNode
  /** The drawing beside or above the card. @default 'lit' */
  drawing?: DrawingName
  /** The content of the card below its heading. */
  children: ReactNode
}

const supportHref = (address: string): string =>
  address.startsWith('https://') ? address : `mailto:${address}`

/**
 * The frame of every page outside the panel: a card with the logo, and a drawing. On a wide screen
 * each takes half; on a phone the card fills the lower part of the page, where a thumb reaches.
 */
export function PublicPage({ title, subtitle, drawing = 'lit', children }: PublicPageProps) {
  const { brand } = useHearth()
  const support = brand.supportAddress
  return (
    <div className={css.page}>
      <div className={css.scene}>
        <Drawing name={drawing} />
        {brand.communityName && <p className={css.community}>{brand.communityName}</p>}
        {brand.tagline && <p className={css.tagline}>{brand.tagline}</p>}
      </div>
      <main className={css.main}>
        <div className={css.brand}>
          <span className={css.logo} aria-hidden="true">
            {brand.logo ?? <Mark />}
          </span>
          <span translate="no">{brand.productName}</span>
        </div>
        <Stack space="1">
          <Heading level={1} size="heading">
            {title}
          </Heading>
          {subtitle && <Text tone="muted">{subtitle}</Text>}
        </Stack>
        {children}
      </main>
      {support && (
        <footer className={css.footer}>
          <span>{text.needHelp}</span>{' '}
          <Link href={supportHref(support)}>
            <span translate="no">{support}</span>
          </Link>
        </footer>
      )}
    </div>
  )
}
