import { type ReactNode, useRef } from 'react'
import { Avatar } from '../../components/Avatar/Avatar'
import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { Link } from '../../components/Link/Link'
import { Moment } from '../../components/Moment/Moment'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { useFocusAfter } from '../../hooks/useFocusAfter'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { type CaseControls, CaseView, type CaseViewProps } from '../../patterns/CaseView/CaseView'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import { count } from '../../text/numbers'
import { personName, plainText, profileImage } from '../../text/people'
import { postsByEmailHref, userHref } from '../members/members'
import type { ReportDetails } from './deskModel'
import * as css from './ReportCase.css'
import { reportedTitle } from './reportedPosts'
import { reportersText } from './reportersText'
import { reportsText as text } from './reportsText'
import { type ReporterMuteActions, useReporterMute } from './useReporterMute'

export interface ReportCaseProps
  extends CaseControls,
    Pick<CaseViewProps<ReportDetails>, 'decision' | 'notice' | 'singleKeys' | 'onSingleKeysChange'>,
    ReporterMuteActions {
  /** The post with its open reports. */
  report: Loadable<ReportDetails>
  /** Stands below the reports: CaseRules. @default nothing */
  children?: ReactNode
}

/** A reported post with its author and its reports, beside the queue of reported posts. */
export function ReportCase({
  report,
  onMuteChange,
  muteReason,
  children,
  ...props
}: ReportCaseProps) {
  return (
    <CaseView {...props} content={report} nameOf={reportedTitle} words={text}>
      {(post) => (
        <Stack space="4">
          <Author post={post} />
          <Post post={post} />
          <Notices post={post} />
          <Reports post={post} {...{ onMuteChange, muteReason }} />
          {children}
        </Stack>
      )}
    </CaseView>
  )
}

interface PartProps {
  post: ReportDetails
}

function Author({ post: { author } }: PartProps) {
  const name = personName(author)
  const posts = count(author.posts)
  const href = postsByEmailHref(author.email)
  return (
    <>
      {author.isBanned ? <Notice tone="caution">{text.authorBanned}</Notice> : null}
      <div className={css.author}>
        <Avatar name={name} {...profileImage(author)} />
        <Link href={userHref(author)} variant="standalone">
          <bdi translate="no">{name}</bdi>
        </Link>
      </div>
      <FactList layout="rows">
        <Fact label={text.posts}>{href ? <Link href={href}>{posts}</Link> : posts}</Fact>
        <Fact label={text.earlierReports}>{count(author.earlierReports)}</Fact>
      </FactList>
    </>
  )
}

function Post({ post: { description, createdAt } }: PartProps) {
  const words = plainText(description)
  return (
    <div className={css.post}>
      <Text size="small" tone="muted">
        <span>{text.posted}</span> <Moment value={createdAt} />
      </Text>
      {words === '' ? (
        <Text tone="faint">{text.noText}</Text>
      ) : (
        <p dir="auto" className={css.words}>
          {description.trim()}
        </p>
      )}
    </div>
  )
}

/** What people who need not be members say about the post. */
function Notices({ post: { notices = [] } }: PartProps) {
  if (notices.length === 0) return null
  return (
    <Stack space="2" element="section" aria-label={text.notices}>
      <h3 className={css.heading}>{text.openNotices(notices.length)}</h3>
      <Text size="small" tone="muted">
        {text.noticesAnswered}
      </Text>
      <ul className={css.reports}>
        {notices.map(({ id, reference, text: words, isAboutChildAbuse, at, name, email }) => (
          <li key={id} className={css.report}>
            <span className={css.line}>
              {isAboutChildAbuse && (
                <Badge tone="critical" hasDot={false}>
                  {text.childAbuse}
                </Badge>
              )}
              <bdi translate="no">{plainText(name) || text.noName}</bdi>
              <Text element="span" size="small" tone="muted">
                <bdi translate="no">{plainText(email) || text.noEmail}</bdi>
              </Text>
              <Text element="span" size="small" tone="muted">
                <Moment value={at} />
              </Text>
              <Text element="span" size="small" tone="muted">
                <bdi translate="no">{reference}</bdi>
              </Text>
            </span>
            <p dir="auto" className={css.words}>
              {words}
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function Reports({
  post: { reports, notices = [], total },
  ...actions
}: PartProps & ReporterMuteActions) {
  const { ask, dialog, isAsking } = useReporterMute(actions)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfter(isAsking, heading)
  const byMembers = total - notices.length
  const more = byMembers - reports.length
  if (byMembers === 0) return null
  return (
    <Stack space="2" element="section" aria-label={text.reports}>
      <h3 ref={heading} tabIndex={-1} className={css.heading}>
        {text.openReports(byMembers)}
      </h3>
      <ul className={css.reports}>
        {reports.map(({ id, reason, text: words, at, reporter }) => (
          <li key={id} className={css.report}>
            <span className={css.line}>
              <Badge tone="neutral" hasDot={false}>
                {reasonName(reason)}
              </Badge>
              <Link href={userHref(reporter)}>
                <bdi translate="no">{reporter.name}</bdi>
              </Link>
              <Text element="span" size="small" tone="muted">
                <Moment value={at} />
              </Text>
              {ask && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={reportersText.stopOf(reporter.name)}
                  onPress={() => ask(reporter, true)}
                >
                  {reportersText.stop}
                </Button>
              )}
            </span>
            {plainText(words) === '' ? null : (
              <p dir="auto" className={css.words}>
                {words}
              </p>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Text size="small" tone="muted">
          {text.moreReports(more)}
        </Text>
      )}
      {dialog}
    </Stack>
  )
}

/** A reason in words; one of another backend as it is. */
const reasonName = (reason: string): string =>
  Object.hasOwn(text.reasons, reason) ? text.reasons[reason as keyof typeof text.reasons] : reason
