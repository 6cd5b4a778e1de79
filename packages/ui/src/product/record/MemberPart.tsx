import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { Heading } from '../../components/Heading/Heading'
import { Stack } from '../../layout/Stack/Stack'

interface MemberPartProps {
  title: string
  /** Id of the heading. @default a new one */
  headingId: string | undefined
  /** @param headingRef takes the focus when the row that has it goes */
  children: (headingRef: RefObject<HTMLDivElement | null>) => ReactNode
}

/** What the record adds to the page of a member: a section with its heading. */
export function MemberPart({ title, headingId, children }: MemberPartProps) {
  const heading = useRef<HTMLDivElement>(null)
  const ownId = useId()
  const titleId = headingId ?? ownId
  return (
    <Stack space="3" element="section" aria-labelledby={titleId}>
      <div ref={heading} id={titleId} tabIndex={-1}>
        <Heading level={2} size="section">
          {title}
        </Heading>
      </div>
      {children(heading)}
    </Stack>
  )
}
