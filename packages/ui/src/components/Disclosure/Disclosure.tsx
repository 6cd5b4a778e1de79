import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import {
  Button,
  DisclosurePanel,
  Heading,
  Disclosure as RacDisclosure,
} from 'react-aria-components/Disclosure'
import * as css from './Disclosure.css'
import { type ExpandedProps, useExpanded } from './useExpanded'

export interface DisclosureProps extends ExpandedProps {
  /** The content as a noun: 'Advanced'. It stays the same, open or closed. */
  title: string
  /** Level of the title in the outline of the page. @default 3 */
  level?: 2 | 3 | 4
  /** The content in a few words, to help people decide whether to open it. */
  description?: string
  /**
   * The content. It stays mounted while it is closed, drafts included; find-in-page finds and
   * opens it.
   */
  children: ReactNode
}

/**
 * A part of a page that most people do not need, behind its title. Not for content that everybody
 * must see or fill in.
 */
export function Disclosure({ title, level = 3, description, children, ...props }: DisclosureProps) {
  const [isExpanded, onExpandedChange] = useExpanded(props)
  const hintId = useId()
  return (
    <RacDisclosure isExpanded={isExpanded} onExpandedChange={onExpandedChange}>
      <Heading level={level}>
        <Button
          slot="trigger"
          className={css.trigger}
          {...(props.isForcedOpen && { 'aria-disabled': true })}
          {...(description !== undefined && { 'aria-describedby': hintId })}
        >
          <ChevronRight aria-hidden="true" />
          <span>{title}</span>
        </Button>
      </Heading>
      {description === undefined ? null : (
        <p id={hintId} className={css.description}>
          {description}
        </p>
      )}
      <DisclosurePanel className={css.panel}>
        <div className={css.content}>{children}</div>
      </DisclosurePanel>
    </RacDisclosure>
  )
}
