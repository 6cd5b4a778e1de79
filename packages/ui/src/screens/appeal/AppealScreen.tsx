import { Button } from '../../components/Button/Button'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Stack } from '../../layout/Stack/Stack'
import { Fact, FactList } from '../../patterns/FactList/FactList'
import {
  CheckingLink,
  PublicPage,
  type PublicPageProps,
  UncheckedLink,
} from '../../shell/PublicPage/PublicPage'
import { mediumDate } from '../../text/dates'
import {
  AppealDecision,
  type AppealedDecision,
  decisionTitle,
  isGiven,
  Words,
} from './AppealDecision'
import { AppealForm, type AppealFormProps } from './AppealForm'
import { AppealLinkForm, type AppealLinkFormProps } from './AppealLinkForm'
import { appealText as text } from './appealText'

export type { AppealedDecision } from './AppealDecision'

/** An appeal that was sent. */
export interface SentAppeal {
  /** Names it in a conversation. */
  reference: string
  /** The member's words. */
  text: string
  /** ISO 8601. */
  sentAt: string
}

/** What the link of the letter leads to. */
export type AppealState =
  | { step: 'reading' }
  /** No answer came, or the server asks to wait until `retryAt`: there is no verdict on the link. */
  | {
      step: 'unread'
      onRetry: () => void
      message?: string | undefined
      retryAt?: Date | undefined
    }
  /** Nobody can appeal with this link. */
  | { step: 'invalid' }
  /** Nothing about the decision is left. */
  | { step: 'gone' }
  /** The member can appeal, could have until `appealUntil`, or need not, as the decision was lifted. */
  | { step: 'ready' | 'over' | 'lifted'; decision: AppealedDecision }
  /** The member has appealed: just now, or at an earlier visit. */
  | { step: 'sent' | 'earlier'; appeal: SentAppeal }
  /** Somebody has answered the appeal. */
  | { step: 'upheld' | 'overturned'; answer?: string | null | undefined }

export interface AppealScreenProps extends AppealFormProps, AppealLinkFormProps {
  appeal: AppealState
}

type Head = Omit<PublicPageProps, 'children'>

function headOf(appeal: AppealState): Head {
  switch (appeal.step) {
    case 'reading':
      return { title: text.title, subtitle: text.reading }
    case 'unread':
      return { drawing: 'cold', title: text.title, subtitle: text.unread }
    case 'invalid':
      return { drawing: 'cold', title: text.invalidTitle, subtitle: text.invalidSubtitle }
    case 'gone':
      return { drawing: 'cold', title: text.goneTitle, subtitle: text.goneSubtitle }
    case 'ready':
      return {
        drawing: 'embers',
        title: decisionTitle(appeal.decision),
        subtitle: text.byPerson,
      }
    case 'over': {
      const until = mediumDate(appeal.decision.appealUntil)
      return { drawing: 'cold', title: text.overTitle, subtitle: text.overSubtitle(until) }
    }
    case 'lifted':
      return { title: text.liftedTitle, subtitle: text.liftedSubtitle }
    case 'sent':
      return { drawing: 'email', title: text.sentTitle, subtitle: text.sentSubtitle }
    case 'earlier':
      return { drawing: 'email', title: text.earlierTitle, subtitle: text.sentSubtitle }
    case 'upheld':
      return { drawing: 'covered', title: text.upheldTitle, subtitle: text.upheldSubtitle }
    case 'overturned':
      return { title: text.overturnedTitle, subtitle: text.overturnedSubtitle }
  }
}

/**
 * /appeal: where a member reads what was decided about them and why, and answers once
 * (specification 2.31). Made for a phone.
 */
export function AppealScreen({ appeal, ...forms }: AppealScreenProps) {
  const place = useTitleFocus(appeal.step)
  return (
    <PublicPage {...headOf(appeal)}>
      <div ref={place}>
        <Stack space="5">
          <Step appeal={appeal} {...forms} />
        </Stack>
      </div>
    </PublicPage>
  )
}

function Step({ appeal, onSend, submission, ...link }: AppealScreenProps) {
  switch (appeal.step) {
    case 'reading':
      return <CheckingLink />
    case 'unread':
      return <UncheckedLink {...appeal} message={appeal.message ?? text.unreadMessage} />
    case 'invalid':
      return <AppealLinkForm {...link} />
    case 'gone':
      return null
    case 'ready':
      return (
        <>
          <AppealDecision decision={appeal.decision} />
          <AppealForm onSend={onSend} submission={submission} />
        </>
      )
    case 'over':
    case 'lifted':
      return <AppealDecision decision={appeal.decision} />
    case 'sent':
    case 'earlier':
      return (
        <FactList layout="rows">
          <Fact label={text.reference}>
            <bdi translate="no">{appeal.appeal.reference}</bdi>
          </Fact>
          <Fact label={text.sentOn}>{mediumDate(appeal.appeal.sentAt)}</Fact>
          <Fact label={text.ownWords}>
            <Words of={appeal.appeal.text} />
          </Fact>
        </FactList>
      )
    case 'upheld':
    case 'overturned':
      return <Outcome {...appeal} />
  }
}

/** The answer to the appeal; after it was overturned the way back into the app. */
function Outcome({ step, answer }: Extract<AppealState, { step: 'upheld' | 'overturned' }>) {
  return (
    <>
      {isGiven(answer) && (
        <FactList>
          <Fact label={text.answer}>
            <Words of={answer} />
          </Fact>
        </FactList>
      )}
      {step === 'overturned' && (
        <Button href="/app" variant="primary" isFullWidth>
          {text.openApp}
        </Button>
      )}
    </>
  )
}
