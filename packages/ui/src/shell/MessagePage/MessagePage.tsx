import type { ReactNode } from 'react'
import { Card } from '../../components/Card/Card'
import { Drawing } from '../../components/Drawing/Drawing'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage } from '../PublicPage/PublicPage'

export interface MessagePageProps {
  /** `layout` inside the panel's layout, `page` alone on the page. @default 'page' */
  container?: 'layout' | 'page' | undefined
  title: string
  detail: string
  /** The ways out, as Buttons. */
  children: ReactNode
}

/** A page with only a message, in the panel's layout or alone. */
export function MessagePage({ container = 'page', title, detail, children }: MessagePageProps) {
  const actions = <Inline space="3">{children}</Inline>
  if (container === 'page') {
    return (
      <PublicPage drawing="cold" title={title} subtitle={detail}>
        {actions}
      </PublicPage>
    )
  }
  return (
    <Card>
      <Stack space="6">
        <Drawing name="cold" />
        <Stack space="1">
          <Heading level={1}>{title}</Heading>
          <Text tone="muted">{detail}</Text>
        </Stack>
        {actions}
      </Stack>
    </Card>
  )
}
