import { Button } from '../../components/Button/Button'
import { ErrorScreenFrame, type ErrorScreenFrameProps } from '../../product/error/ErrorScreenFrame'

export type NotFoundScreenProps = Pick<ErrorScreenFrameProps, 'container'>

/** The page for every unknown address (specification 2.10). */
export function NotFoundScreen({ container }: NotFoundScreenProps) {
  return (
    <ErrorScreenFrame
      container={container}
      title="404 Page Not Found"
      detail="We couldn't find the page you are looking for."
    >
      <Button href="/" variant="primary">
        Back to Home
      </Button>
    </ErrorScreenFrame>
  )
}
