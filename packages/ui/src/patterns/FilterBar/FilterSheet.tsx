import { ListFilter } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Sheet } from '../../components/Sheet/Sheet'
import { Stack } from '../../layout/Stack/Stack'
import { text } from '../../text/defaults'
import { count } from '../../text/numbers'
import { panelText } from '../../text/panelDefaults'
import * as css from './FilterBar.css'

interface FilterSheetProps {
  /** Title of the sheet. */
  label: string
  /** How many filters are set: shown in the button that opens the sheet. */
  setCount: number
  /** The filters, each with its label. */
  children: ReactNode
  /** The size of the list: read out while the sheet hides the page. */
  summary: string | undefined
  onClear: () => void
}

/** The filters of a narrow window: one button with the number of those that are set, and a sheet. */
export function FilterSheet({ label, setCount, children, summary, onClear }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button icon={<ListFilter />} aria-haspopup="dialog" onPress={() => setIsOpen(true)}>
        <span>{panelText.filters}</span>
        {setCount === 0 ? null : <span className={css.setCount}>{` ${count(setCount)}`}</span>}
      </Button>
      <Sheet
        title={label}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        footer={
          <>
            <Button
              variant="quiet"
              onPress={() => {
                close()
                onClear()
              }}
            >
              {text.clearFilters}
            </Button>
            <Button variant="primary" onPress={close}>
              {panelText.done}
            </Button>
          </>
        }
      >
        <Stack>
          {children}
          <bdi role="status" className={css.summary}>
            {summary}
          </bdi>
        </Stack>
      </Sheet>
    </>
  )
}
