import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading'
import { Link } from '../../components/Link/Link'
import { Mark } from '../../components/Mark/Mark'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import { useHearth } from '../../provider/HearthProvider'
import { brand as brandStyle, footer as footerStyle, logo, main, page } from './PublicPage.css'

export interface PublicPageProps {
  /** The page's only h1. */
  title: string
  /** A sentence under the title. */
  subtitle?: ReactNode
  /** The content below the card. @default the brand's support address, if it has one */
  footer?: ReactNode
  /** The content of the card below its heading. */
  children: ReactNode
}

/**
 * The frame of every page outside the panel: one card on a quiet background with the mark; on a
 * phone the card fills the page.
 */
export function PublicPage({ title, subtitle, footer, children }: PublicPageProps) {
  const { brand } = useHearth()
  const support = brand.supportAddress
  return (
    <div className={page} data-toasts="above">
      <main className={main}>
        <div className={brandStyle}>
          <span className={logo} aria-hidden="true">
            {brand.logo ?? <Mark />}
          </span>
          {brand.productName}
        </div>
        <Stack space="1">
          <Heading level={1} size="heading">
            {title}
          </Heading>
          {subtitle && <Text tone="muted">{subtitle}</Text>}
        </Stack>
        {children}
      </main>
      {(footer ?? support) && (
        <footer className={footerStyle}>
          {footer ?? (
            <>
              Need help? <Link href={`mailto:${support}`}>{support}</Link>
            </>
          )}
        </footer>
      )}
    </div>
  )
}
