import { type ReactNode, useId } from 'react'
import { Card } from '../../components/Card/Card'
import { Heading } from '../../components/Heading/Heading'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { Stack } from '../../layout/Stack/Stack'
import * as css from './MembershipView.css'

interface MembershipSectionProps {
  title: string
  /** For screen readers only, if the content of the part says it as well. @default false */
  isTitleHidden?: boolean
  /** At the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** One named part of the page of a plan. */
export function MembershipSection({
  title,
  isTitleHidden = false,
  action,
  children,
}: MembershipSectionProps) {
  const titleId = useId()
  return (
    <Card element="section" aria-labelledby={titleId}>
      <Stack space="3">
        {isTitleHidden ? (
          <VisuallyHidden element="h2" id={titleId}>
            {title}
          </VisuallyHidden>
        ) : (
          <div className={css.sectionHead}>
            <Heading level={2} size="section" id={titleId}>
              {title}
            </Heading>
            {action}
          </div>
        )}
        {children}
      </Stack>
    </Card>
  )
}
