import { useId, useRef } from 'react'
import { Card } from '../../components/Card/Card'
import { Link } from '../../components/Link/Link'
import { type DeskQueueName, deskHref } from '../../domain/desk/desk'
import { useRowKeys } from '../../hooks/useRowKeys'
import type { Loadable } from '../../loadable'
import { BarKey, Bars } from '../../patterns/Bars/Bars'
import { CountNote, CountValue } from '../../patterns/StatTile/StatTile'
import { useHearth } from '../../provider/HearthProvider'
import { calendarDate } from '../../text/dates'
import { count } from '../../text/numbers'
import * as screenCss from './DashboardScreen.css'
import * as css from './NumbersSection.css'
import { AGE_STEPS, arrived, type DashboardNumbers, decided, total } from './numbers'
import { numbersText as text } from './numbersText'

/** The numbers, and the moment at which they were true. */
export type LoadableNumbers = Loadable<DashboardNumbers & { asOf: Date }>

export interface NumbersSectionProps {
  content: LoadableNumbers
  /** The queues that the person decides, in their order. They are known before their numbers. */
  queues: readonly DeskQueueName[]
  /** Whether the person may read the record, which lists the decisions. */
  hasRecord: boolean
}

const DAY = 86_400_000

/** What waits for the person, and what arrived and was decided in the last 30 days. */
export function NumbersSection({ content, queues, hasRecord }: NumbersSectionProps) {
  return (
    <div className={css.numbers}>
      {queues.length > 0 && <WaitingForYou content={content} queues={queues} />}
      <LastDays content={content} hasDesk={queues.length > 0} hasRecord={hasRecord} />
    </div>
  )
}

/** A number of the answer, in each of its states. */
const numberOf = (
  content: LoadableNumbers,
  of: (numbers: DashboardNumbers) => number,
): Loadable<{ value: number; asOf: Date }> =>
  content.status === 'ready'
    ? { ...content, data: { value: of(content.data), asOf: content.data.asOf } }
    : content

function WaitingForYou({ content, queues }: Omit<NumbersSectionProps, 'hasRecord'>) {
  const headingId = useId()
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  const all = numberOf(content, (numbers) =>
    queues.reduce((sum, name) => sum + (numbers.queues[name]?.waiting ?? 0), 0),
  )
  return (
    <section aria-labelledby={headingId} className={screenCss.section}>
      <div className={screenCss.sectionHead}>
        <h2 id={headingId} className={screenCss.sectionTitle}>
          {text.waiting}
        </h2>
        <div className={screenCss.sectionEnd}>
          <CountNote count={all} />
        </div>
      </div>
      <Card padding="none">
        <ul ref={list} className={css.queues}>
          {queues.map((name) => (
            <QueueRow key={name} name={name} content={content} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function QueueRow({ name, content }: { name: DeskQueueName; content: LoadableNumbers }) {
  const now = useHearth().now()
  const queue = content.status === 'ready' ? content.data.queues[name] : undefined
  const label = text.queues[name]
  const days = queue?.oldest && Math.floor((now.getTime() - Date.parse(queue.oldest)) / DAY)
  return (
    <li data-row-id={name} data-shares-stop className={css.queue}>
      <p className={css.name}>
        <Link
          href={deskHref(name)}
          variant="subject"
          // One stop says both, as the tiles above.
          {...(queue && { 'aria-label': `${label} ${count(queue.waiting)}` })}
        >
          {label}
        </Link>
      </p>
      <p className={css.waiting}>
        <CountValue count={numberOf(content, () => queue?.waiting ?? 0)} />
      </p>
      <p className={css.oldest}>
        {queue && (typeof days === 'number' ? text.oldest(Math.max(days, 0)) : text.nothing)}
      </p>
      <dl className={css.ages}>
        {AGE_STEPS.map((step) => {
          const amount = queue?.ages[step]
          return (
            <div key={step} className={css.age}>
              <dt>{text.ages[step]}</dt>
              <dd className={css.amount}>{amount === undefined ? '–' : count(amount)}</dd>
              <span aria-hidden className={css.share}>
                <span
                  className={css.shareOf}
                  style={{
                    inlineSize: `${(100 * (amount ?? 0)) / Math.max(queue?.waiting ?? 0, 1)}%`,
                  }}
                />
              </span>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

/** The days in the chart. */
const CHART_DAYS = 30

interface LastDaysProps extends Pick<NumbersSectionProps, 'content' | 'hasRecord'> {
  /** Whether the person decides something on the desk, where arrivals wait. */
  hasDesk: boolean
}

function LastDays({ content, hasDesk, hasRecord }: LastDaysProps) {
  const headingId = useId()
  const days = content.status === 'ready' ? content.data.days.slice(-CHART_DAYS) : []
  return (
    <section aria-labelledby={headingId} className={screenCss.section}>
      <div className={screenCss.sectionHead}>
        <h2 id={headingId} className={screenCss.sectionTitle}>
          {text.lastDays}
        </h2>
      </div>
      <div className={screenCss.fill}>
        <Card padding="small">
          <Bars
            label={text.byDay}
            pointLabel={text.day}
            series={[text.arrivedColumn, text.decidedColumn]}
            size="small"
            hasControls={false}
            points={days.map((day) => ({
              name: calendarDate(day.day),
              values: [arrived(day), decided(day)],
            }))}
            legend={<Sums days={days} hasDesk={hasDesk} hasRecord={hasRecord} />}
          />
        </Card>
      </div>
    </section>
  )
}

interface SumsProps extends Omit<LastDaysProps, 'content'> {
  days: DashboardNumbers['days']
}

/** The sums of the bars. Each leads to its list, if the person may see it. */
function Sums({ days, hasDesk, hasRecord }: SumsProps) {
  const [first] = days
  if (!first) return null
  return (
    <>
      <Sum series={0} href={hasDesk ? '/desk' : undefined}>
        {text.arrived(total(days, arrived))}
      </Sum>
      <Sum series={1} href={hasRecord ? `/record?from=${first.day}` : undefined}>
        {text.decided(total(days, decided))}
      </Sum>
    </>
  )
}

interface SumProps {
  /** The bars that it adds up. */
  series: 0 | 1
  /** Its list, if the person may see it. */
  href: string | undefined
  children: string
}

function Sum({ series, href, children }: SumProps) {
  return (
    <span className={css.sum}>
      <BarKey series={series} />
      {href === undefined ? <span>{children}</span> : <Link href={href}>{children}</Link>}
    </span>
  )
}
