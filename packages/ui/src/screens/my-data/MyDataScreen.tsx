import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Stack } from '../../layout/Stack/Stack'
import {
  CheckingLink,
  PublicPage,
  type PublicPageProps,
  UncheckedLink,
} from '../../shell/PublicPage/PublicPage'
import { dateTime } from '../../text/dates'
import { fileSize } from '../../text/fileSize'
import { MyDataForm, type MyDataFormProps } from './MyDataForm'
import { myDataText as text } from './myDataText'

/** A finished copy. */
export interface DataCopy {
  /** The address of the file. */
  link: string
  /** ISO 8601. */
  until: string
  /** When the page opened: the browser does not say how a download ends. */
  downloadsLeft: number
  bytes: number
}

/** What the page shows: its two steps and what follows, or what the link of the email leads to. */
export type MyDataState =
  | { step: 'email' }
  /** @param hasKey no email is on its way now */
  | { step: 'key'; hasKey?: boolean }
  | { step: 'ordered' }
  | { step: 'reading' }
  /** No answer came, or the server asks to wait until `retryAt`: there is no verdict on the link. */
  | {
      step: 'unread'
      onRetry: () => void
      message?: string | undefined
      retryAt?: Date | undefined
    }
  /** The time of the link is over, its downloads are used up, or it was damaged. */
  | { step: 'invalid' }
  | { step: 'ready'; copy: DataCopy }

export interface MyDataScreenProps extends Omit<MyDataFormProps, 'step'> {
  state: MyDataState
  /** Goes from a link that doesn't work to the first step. */
  onStartOver: () => void
}

type Head = Omit<PublicPageProps, 'children'>

function headOf(state: MyDataState): Head {
  switch (state.step) {
    case 'email':
      return { drawing: 'covered', title: text.title, subtitle: text.subtitles.email }
    case 'key':
      return {
        drawing: 'covered',
        title: text.title,
        subtitle: text.subtitles[state.hasKey ? 'hasKey' : 'key'],
      }
    case 'ordered':
      return { drawing: 'email', title: text.orderedTitle, subtitle: text.orderedSubtitle }
    case 'reading':
      return { title: text.title, subtitle: text.reading }
    case 'unread':
      return { drawing: 'cold', title: text.title, subtitle: text.unread }
    case 'invalid':
      return { drawing: 'cold', title: text.invalidTitle, subtitle: text.invalidSubtitle }
    case 'ready':
      return { title: text.readyTitle, subtitle: text.readySubtitle(dateTime(state.copy.until)) }
  }
}

/**
 * /my-data: where members get a copy of what is stored about them, with a key from an email
 * (specification 2.33). Made for a phone.
 */
export function MyDataScreen({ state, ...forms }: MyDataScreenProps) {
  const place = useTitleFocus(state.step)
  return (
    <PublicPage {...headOf(state)}>
      <div ref={place}>
        <Stack space="5">
          <Step state={state} {...forms} />
        </Stack>
      </div>
    </PublicPage>
  )
}

function Step({ state, onStartOver, ...form }: MyDataScreenProps) {
  switch (state.step) {
    case 'email':
    case 'key':
      return (
        <>
          <Text size="small" tone="muted">
            {text.steps[state.step]}
          </Text>
          {state.step === 'email' && <Text>{text.contents}</Text>}
          <MyDataForm {...form} step={state.step} />
        </>
      )
    case 'ordered':
      return null
    case 'reading':
      return <CheckingLink />
    case 'unread':
      return <UncheckedLink {...state} message={state.message ?? text.unreadMessage} />
    case 'invalid':
      return (
        <Button isFullWidth onPress={onStartOver}>
          {text.startOver}
        </Button>
      )
    case 'ready':
      return <Ready copy={state.copy} />
  }
}

function Ready({ copy }: { copy: DataCopy }) {
  return (
    <>
      <Notice tone="caution">{text.ownDevice}</Notice>
      <Button variant="primary" isFullWidth href={copy.link} download>
        {text.download}
      </Button>
      <Text size="small" tone="muted" align="center">
        {text.left(copy.downloadsLeft, fileSize(copy.bytes))}
      </Text>
    </>
  )
}
