import type { ReactNode } from 'react'
import { Button } from '../../components/Button/Button'
import { type PageOfRows, rangeText } from '../../internal/pageRange'
import { panelText } from '../../text/panelDefaults'
import * as css from './CardsHead.css'
import { SelectAllBox } from './SelectBox'
import type { SelectAll } from './selection'
import { selectText as text } from './selectText'
import type { SelectMode } from './useSelectMode'

export interface CardsHeadProps {
  /** The button that begins and ends the selection. @default rows cannot be selected */
  mode?: SelectMode | undefined
  /** The checkbox for all rows of the page. */
  selectAll?: SelectAll | undefined
  /** The page in view: it stands here where cards cannot be sorted. */
  page?: PageOfRows | undefined
  /** The order of the cards. @default they cannot be sorted */
  children?: ReactNode
}

/** The line above the cards of a list: their order and Select, or Select all and Done. */
export function CardsHead({ mode, selectAll, page, children }: CardsHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.start}>
        {mode?.isOn && selectAll ? (
          <SelectAllBox {...selectAll} />
        ) : (
          // Hidden from screen readers: the pagination already gives them the range.
          (children ??
          (page && (
            <span aria-hidden className={css.range}>
              {rangeText(page)}
            </span>
          )))
        )}
      </div>
      {mode && (
        <Button variant="quiet" size="small" onPress={mode.toggle}>
          {mode.isOn ? panelText.done : text.begin}
        </Button>
      )}
    </div>
  )
}
