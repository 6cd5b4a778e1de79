import { type ReactNode, useId } from 'react'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'

interface AccountSectionProps {
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** One named part of the page of the own account. */
export function AccountSection({ title, action, children }: AccountSectionProps) {
  const titleId = useId()
  return (
    <Card element="section" aria-labelledby={titleId}>
      <Stack space="4">
        <Inline justify="between">
          <Heading level={2} size="section" id={titleId}>
            {title}
          </Heading>
          {action}
        </Inline>
        {children}
      </Stack>
    </Card>
  )
}
