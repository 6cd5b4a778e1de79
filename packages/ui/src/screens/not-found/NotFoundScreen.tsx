import { Button } from '../../components/Button/Button'
import { ErrorScreenFrame, type ErrorScreenFrameProps, errorText } from '../../domain/errors/errors'

export type NotFoundScreenProps = Pick<ErrorScreenFrameProps, 'container'>

/** The page for every unknown address (specification 2.10). */
export function NotFoundScreen({ container }: NotFoundScreenProps) {
  return (
    <ErrorScreenFrame
      container={container}
      title={errorText.notFound}
      detail={errorText.notFoundDetail}
    >
      <Button href="/" variant="primary">
        {errorText.home}
      </Button>
    </ErrorScreenFrame>
  )
}
