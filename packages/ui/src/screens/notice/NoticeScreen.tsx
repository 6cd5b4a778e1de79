import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { useTitleFocus } from '../../hooks/useTitleFocus'
import { Sentence } from '../../internal/Sentence'
import { Stack } from '../../layout/Stack/Stack'
import { PublicPage } from '../../shell/PublicPage/PublicPage'
import { NoticeForm, type NoticeFormProps } from './NoticeForm'
import { noticeText as text } from './noticeText'

export type { NoticeValue } from './notice.schema'

/** A notice that arrived. */
interface SentNotice {
  reference: string
  /** Where the outcome goes; empty if the sender gave no address. */
  email: string
}

export interface NoticeScreenProps extends NoticeFormProps {
  /** The notice arrived: its reference shows. @default the form shows */
  sent?: SentNotice | undefined
  /** Goes to an empty form. */
  onAnother: () => void
}

/** /notice: anybody tells the team of a post that is illegal. */
export function NoticeScreen({ sent, onAnother, ...form }: NoticeScreenProps) {
  const place = useTitleFocus(sent ? 'sent' : 'form')
  return (
    <PublicPage
      drawing="email"
      title={sent ? text.sentTitle : text.title}
      subtitle={sent ? text.sentSubtitle : text.subtitle}
    >
      <div ref={place}>
        {sent ? <Sent {...sent} onAnother={onAnother} /> : <NoticeForm {...form} />}
      </div>
    </PublicPage>
  )
}

function Sent({ reference, email, onAnother }: SentNotice & Pick<NoticeScreenProps, 'onAnother'>) {
  return (
    <Stack space="5">
      <Text>
        <span>{text.reference}</span>{' '}
        <strong>
          <bdi translate="no">{reference}</bdi>
        </strong>
      </Text>
      <Text>
        {email === '' ? (
          text.sentWithoutEmail
        ) : (
          <Sentence words={text.sentEmail}>
            <bdi translate="no">{email}</bdi>
          </Sentence>
        )}
      </Text>
      <Button isFullWidth onPress={onAnother}>
        {text.another}
      </Button>
    </Stack>
  )
}
