import { isSameDay, type ZonedDateTime } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { iconButton } from '../../internal/iconButton.css'
import { mirrored } from '../../internal/mirrored.css'
import * as css from './DateTimeCalendar.css'

/** Opens the calendar; Alt with Arrow Down in any part of the date does so too. */
export function DateTimeCalendarButton() {
  return (
    <Button className={({ isDisabled }) => iconButton({ isUnavailable: isDisabled || undefined })}>
      <CalendarDays />
    </Button>
  )
}

/** The days of a month, to choose one; the time of day stays the same. */
export function DateTimeCalendar({ today }: { today: ZonedDateTime }) {
  return (
    <Popover className={css.popover} offset={4} containerPadding={4}>
      <Dialog className={css.dialog}>
        <Calendar>
          <header className={css.head}>
            <Button slot="previous" className={iconButton()}>
              <ChevronLeft className={mirrored} />
            </Button>
            <Heading className={css.title} />
            <Button slot="next" className={iconButton()}>
              <ChevronRight className={mirrored} />
            </Button>
          </header>
          <CalendarGrid className={css.grid} weekdayStyle="short">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  className={css.cell({ isToday: isSameDay(date, today) })}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
