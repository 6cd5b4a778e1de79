import { Button } from '../../components/Button/Button'
import { errorText } from '../../domain/errors/errors'
import { MessagePage, type MessagePageProps } from '../../shell/MessagePage/MessagePage'

export type NotFoundScreenProps = Pick<MessagePageProps, 'container'>

/** The page for every unknown address (specification 2.10). */
export function NotFoundScreen({ container }: NotFoundScreenProps) {
  return (
    <MessagePage container={container} title={errorText.notFound} detail={errorText.notFoundDetail}>
      <Button href="/" variant="primary">
        {errorText.home}
      </Button>
    </MessagePage>
  )
}
