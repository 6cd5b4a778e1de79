import { Button } from '../../components/Button/Button'
import { ErrorScreenFrame, type ErrorScreenFrameProps } from '../../product/error/ErrorScreenFrame'
import { errorText } from '../../product/error/errorText'
import { text } from '../../text/defaults'

/** An unexpected failure. */
export interface UnexpectedErrorProps extends Pick<ErrorScreenFrameProps, 'container'> {
  /** The kind of failure. */
  reason: 'unexpected'
  /** What failed, in a sentence for a person; never a stack or a code. */
  message?: string | undefined
  /** Tries again without leaving the page. */
  onRetry: () => void
}

/**
 * A part of the application could not be loaded: a newer version has replaced it, or the network
 * is down.
 */
export interface OutdatedErrorProps extends Pick<ErrorScreenFrameProps, 'container'> {
  /** The kind of failure. */
  reason: 'outdated'
  /** Reloads the whole page. */
  onReload: () => void
}

export type ErrorScreenProps = UnexpectedErrorProps | OutdatedErrorProps

/** Replaces the content of a page that broke: what failed, a button to try again, a link home. */
export function ErrorScreen(props: ErrorScreenProps) {
  const home = <Button href="/">{errorText.home}</Button>
  if (props.reason === 'outdated') {
    return (
      <ErrorScreenFrame
        container={props.container}
        title={errorText.outdated}
        detail={errorText.outdatedDetail}
      >
        <Button variant="primary" onPress={props.onReload}>
          {errorText.reload}
        </Button>
        {home}
      </ErrorScreenFrame>
    )
  }
  return (
    <ErrorScreenFrame
      container={props.container}
      title={errorText.unexpected}
      detail={props.message ?? errorText.unexpectedDetail}
    >
      <Button variant="primary" onPress={props.onRetry}>
        {text.tryAgain}
      </Button>
      {home}
    </ErrorScreenFrame>
  )
}
