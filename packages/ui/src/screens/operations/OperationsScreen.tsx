import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import { Moment } from '../../components/Moment/Moment'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { PageHeader } from '../../patterns/PageHeader/PageHeader'
import { Section, Sections } from '../../patterns/Sections/Sections'
import { timeAgo } from '../../text/timeAgo'
import * as css from './OperationsScreen.css'
import { type Line, linesOf, type Operations } from './operationsModel'
import { operationsText as text } from './operationsText'

export type { Operations }

export interface OperationsScreenProps {
  /** The measurements of the server. */
  operations: Loadable<Operations>
}

const sections = ['server', 'jobs', 'safety'] as const

/** /operations: the state of processes, queues and backups, with remedies (specification 2.34). */
export function OperationsScreen({ operations }: OperationsScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack space="page">
      <PageHeader ref={heading} title={text.title} subtitle={text.subtitle} content={operations} />
      <LoadableView
        content={operations}
        headingRef={heading}
        errorMessage={text.failed}
        fillsWindow
      >
        {(data) => {
          const lines = linesOf(data)
          const now = new Date(data.measuredAt)
          return (
            <Sections>
              <Summary lines={Object.values(lines).flat()} />
              {sections.map((name) => (
                <Section key={name} title={text.sections[name]}>
                  <FactList layout="rows">
                    {lines[name].map((line) => (
                      <Fact key={line.id} label={line.name}>
                        <Finding line={line} now={now} />
                      </Fact>
                    ))}
                  </FactList>
                </Section>
              ))}
            </Sections>
          )
        }}
      </LoadableView>
    </Stack>
  )
}

/** The worst state of all lines, and the number of lines that need attention. */
function Summary({ lines }: { lines: readonly Line[] }) {
  const open = lines.filter(({ state }) => state !== 'well')
  if (open.length === 0) return <Notice tone="positive">{text.allWell}</Notice>
  const isCritical = open.some(({ state }) => state === 'critical')
  return <Notice tone={isCritical ? 'critical' : 'caution'}>{text.attention(open.length)}</Notice>
}

const icons = { well: CircleCheck, caution: TriangleAlert, critical: CircleAlert }

function Finding({ line, now }: { line: Line; now: Date }) {
  const { state, fact, since, advice, code } = line
  const Icon = icons[state]
  return (
    <div className={css.line}>
      <div className={css.finding}>
        <span className={css.states[state]}>
          <Icon aria-hidden />
          <span className={css.word}>{text.states[state]}</span>
        </span>
        <bdi>{fact}</bdi>
        {since && <Moment value={since}>{timeAgo(since, now)}</Moment>}
      </div>
      {advice && (
        <Text size="small" tone="muted" element="div">
          <span>{advice}</span>{' '}
          {code && (
            <code className={css.code} translate="no">
              {code}
            </code>
          )}
        </Text>
      )}
    </div>
  )
}
