import { type ReactNode, useId } from 'react'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import * as css from './Sections.css'

export interface SectionsProps {
  /** Section components, the most used first. */
  children: ReactNode
}

/** One column of named parts below a PageHeader: a page of settings, or of one's own account. */
export function Sections({ children }: SectionsProps) {
  return <div className={css.column}>{children}</div>
}

export interface SectionProps {
  title: string
  /** One line under the title. @default none */
  description?: ReactNode
  /** A button or a link at the end of the title's line. @default none */
  action?: ReactNode
  /** Its settings: FactList, fields, a list. */
  children: ReactNode
}

/** One named part of the page, in Sections. */
export function Section({ title, description, action, children }: SectionProps) {
  const titleId = useId()
  return (
    <Card element="section" aria-labelledby={titleId}>
      <Stack space="4">
        <Stack space="1">
          <Inline justify="between">
            <Heading level={2} size="section" id={titleId}>
              {title}
            </Heading>
            {action}
          </Inline>
          {description && (
            <Text size="small" tone="muted">
              {description}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
