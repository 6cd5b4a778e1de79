import type { ReactNode } from 'react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { Link } from '../../components/Link/Link'
import { Moment } from '../../components/Moment/Moment'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { type CaseControls, CaseView, type CaseViewProps } from '../../patterns/CaseView/CaseView'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { useHearth } from '../../provider/HearthProvider'
import { text as defaults } from '../../text/defaults'
import { personName, plainText, profileImage } from '../../text/people'
import { userHref } from '../members/members'
import { actorName, entryHref, entrySentence, recordText } from '../record/record'
import { teamText } from '../team/team'
import { appealedDecision } from './appeals'
import { appealsText as text } from './appealsText'
import { deskHref } from './deskHref'
import type { AppealDetails } from './deskModel'
import { LostThings } from './LostThings'
import * as css from './ReportCase.css'

export interface AppealCaseProps
  extends CaseControls,
    Pick<
      CaseViewProps<AppealDetails>,
      'decision' | 'notice' | 'singleKeys' | 'onSingleKeysChange'
    > {
  /** The appeal with the case as it was. */
  appeal: Loadable<AppealDetails>
  /** Stands below the case: CaseRules. @default nothing */
  children?: ReactNode
}

/** An appeal beside the queue of appeals. It can be decided once it has been loaded. */
export function AppealCase({ appeal, children, ...props }: AppealCaseProps) {
  return (
    <CaseView
      {...props}
      disabledReasons={whyNot(appeal)}
      content={appeal}
      nameOf={({ member }) => personName(member)}
      words={text}
    >
      {(loaded) => (
        <Stack space="4">
          <State appeal={loaded} />
          <Member appeal={loaded} />
          <Stack space="2" element="section" aria-label={text.words}>
            <h3 className={css.heading}>{text.words}</h3>
            <div className={css.post}>
              <p dir="auto" className={css.words}>
                {loaded.text.trim() || recordText.erased}
              </p>
            </div>
          </Stack>
          <AsItWas appeal={loaded} />
          <LostThings lost={loaded.lost} />
          <Earlier appeal={loaded} />
          {children}
        </Stack>
      )}
    </CaseView>
  )
}

/** Why each decision is not possible. */
function whyNot(appeal: Loadable<AppealDetails>): NonNullable<CaseControls['disabledReasons']> {
  const all = (reason: string) => ({ uphold: reason, overturn: reason })
  if (appeal.status === 'loading') return all(defaults.loading)
  if (appeal.status === 'failed') return all(text.failed)
  if (!appeal.data.mayDecide) return all(text.firstDecider)
  return { overturn: appeal.data.isLifted ? text.nothingToOverturn : undefined }
}

interface PartProps {
  appeal: AppealDetails
}

/** What is special about the appeal, and how it ended. */
function State({ appeal: { decision, isLifted, mayDecide, hasNobodyElse } }: PartProps) {
  if (decision) {
    return (
      <Notice tone={decision.outcome === 'overturned' ? 'positive' : 'info'}>
        <span>{stateName(decision.outcome)}</span> <bdi>{actorName(decision.by)}</bdi>{' '}
        <Moment value={decision.at} />
        {plainText(decision.answer) && (
          <div className={css.words}>
            <span>{`${text.answered}:`}</span> <bdi>{decision.answer?.trim()}</bdi>
          </div>
        )}
      </Notice>
    )
  }
  return (
    <>
      {!mayDecide && <Notice tone="caution">{text.firstDecider}</Notice>}
      {hasNobodyElse && <Notice tone="caution">{text.nobodyElse}</Notice>}
      {isLifted && <Notice>{text.isLifted}</Notice>}
    </>
  )
}

function Member({ appeal: { member, action, sentAt } }: PartProps) {
  const name = personName(member)
  return (
    <>
      <div className={css.author}>
        <Avatar name={name} {...profileImage(member)} />
        <Link href={userHref(member)} variant="standalone">
          <bdi translate="no">{name}</bdi>
        </Link>
      </div>
      <FactList layout="rows">
        <Fact label={text.decision}>{appealedDecision({ action })}</Fact>
        <Fact label={text.sent}>
          <Moment value={sentAt} />
        </Fact>
      </FactList>
    </>
  )
}

/** The decision with its reason, and who made it. */
function AsItWas({ appeal: { entry, deciderRole, rule, post } }: PartProps) {
  const now = useHearth().now()
  return (
    <Stack space="2" element="section" aria-label={text.asItWas}>
      <h3 className={css.heading}>{text.asItWas}</h3>
      <p className={css.words}>
        <span>{`${entrySentence(entry, now)}.`}</span>{' '}
        <Link href={entryHref(entry)} target="_blank">
          {text.seeRecord}
        </Link>
      </p>
      <FactList layout="rows">
        <Fact label={text.role}>{roleName(deciderRole)}</Fact>
        <Fact label={text.reason}>
          {plainText(entry.reason) ? <bdi>{entry.reason}</bdi> : text.noReason}
        </Fact>
        {plainText(rule) && (
          <Fact label={text.rule}>
            <bdi>{rule}</bdi>
          </Fact>
        )}
      </FactList>
      {post && (
        <section className={css.post} aria-label={text.post}>
          <Text weight="medium">
            <bdi>{plainText(post.title)}</bdi>
          </Text>
          <p dir="auto" className={css.words}>
            {post.description.trim()}
          </p>
        </section>
      )}
    </Stack>
  )
}

function Earlier({ appeal: { earlier } }: PartProps) {
  if (earlier.length === 0) return null
  return (
    <Stack space="1" element="section" aria-label={text.earlier}>
      <h3 className={css.heading}>{text.earlier}</h3>
      <ul className={css.reports}>
        {earlier.map(({ id, action, sentAt, state }) => (
          <li key={id} className={css.report}>
            <span className={css.line}>
              <Badge tone="neutral" hasDot={false}>
                {stateName(state)}
              </Badge>
              <Link href={deskHref('appeals', { case: id })}>{appealedDecision({ action })}</Link>
              <Text element="span" size="small" tone="muted">
                <Moment value={sentAt} />
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** A state or a role in words; one of another backend as it is. */
const named = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key

const stateName = (state: string): string => named(text.states, state)

const roleName = (role: string | null | undefined): string =>
  role ? named(teamText.roles, role) : text.leftTheTeam
