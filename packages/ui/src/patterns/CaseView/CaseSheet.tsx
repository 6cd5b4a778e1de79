import { ExplainedButton } from '../../components/ExplainedButton/ExplainedButton'
import { Sheet } from '../../components/Sheet/Sheet'
import { Stack } from '../../layout/Stack/Stack'
import type { CaseFrameProps } from './CasePanel'
import { bar, buttons } from './CasePanel.css'
import { caseViewText as text } from './caseViewText'

/** A case over its list, where there is no room beside it, with all buttons at the thumb. */
export function CaseSheet({ title, place, steps, decisions, onClose, children }: CaseFrameProps) {
  return (
    <Sheet
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        steps && (
          <div className={bar} data-thumb-bar>
            <div className={buttons}>
              <ExplainedButton size="small" variant="quiet" {...steps.back}>
                {text.previous}
              </ExplainedButton>
              <ExplainedButton size="small" variant="quiet" {...steps.on}>
                {text.next}
              </ExplainedButton>
            </div>
            {decisions.length > 0 && <div className={buttons}>{decisions}</div>}
          </div>
        )
      }
    >
      <Stack space="4">
        {place}
        {children}
      </Stack>
    </Sheet>
  )
}
