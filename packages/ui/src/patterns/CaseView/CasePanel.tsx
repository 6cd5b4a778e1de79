import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../../components/IconButton/IconButton'
import { DialogBody } from '../../internal/dialog/DialogBody'
import { mirrored } from '../../internal/mirrored.css'
import { Inline } from '../../layout/Inline/Inline'
import { text as defaults } from '../../text/defaults'
import * as css from './CasePanel.css'
import { caseViewText as text } from './caseViewText'

/** A way to another case; without `onPress` the reason says why there is none. */
export interface CaseStep {
  disabledReason: string | undefined
  onPress?: () => void
}

/** What the panel and the sheet of a case show. */
export interface CaseFrameProps {
  title: string
  /** Place among the cases that wait. @default nothing */
  place: ReactNode
  /** Previous and Next; undefined when no case is left. */
  steps: { back: CaseStep; on: CaseStep } | undefined
  /** The buttons of the decisions; none when no case is left. */
  decisions: readonly ReactNode[]
  onClose: () => void
  /** What is decided on; it scrolls. */
  children: ReactNode
}

interface CasePanelProps extends CaseFrameProps {
  /** Renders the title. @default as text */
  renderTitle: ((title: string) => ReactNode) | undefined
  headingRef: RefObject<HTMLHeadingElement | null>
  /** The bar of the decisions: their questions open there. */
  footRef: RefObject<HTMLElement | null>
}

/** A case as a column of the window, between its head and its buttons, which never move. */
export function CasePanel(props: CasePanelProps) {
  const { title, place, steps, decisions, onClose, children } = props
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={css.panel} data-case-panel>
      <header className={css.head}>
        <div className={css.name}>
          <h2 ref={props.headingRef} id={titleId} tabIndex={-1} className={css.title}>
            {props.renderTitle?.(title) ?? <bdi>{title}</bdi>}
          </h2>
          {place}
        </div>
        <Inline space="1" wrap="nowrap">
          {steps && (
            <>
              <IconButton
                {...steps.back}
                label={text.previous}
                icon={<ChevronLeft className={mirrored} />}
              />
              <IconButton
                {...steps.on}
                label={text.next}
                icon={<ChevronRight className={mirrored} />}
              />
            </>
          )}
          <IconButton label={defaults.close} icon={<X />} onPress={onClose} />
        </Inline>
      </header>
      <DialogBody>{children}</DialogBody>
      {decisions.length > 0 && (
        <footer ref={props.footRef} className={css.foot}>
          <div className={css.buttons}>{decisions}</div>
        </footer>
      )}
    </section>
  )
}
