import { Button } from '../../components/Button/Button'
import { errorText } from '../../domain/errors/errors'
import { MessagePage, type MessagePageProps } from '../../shell/MessagePage/MessagePage'
import { text } from '../../text/defaults'

/** An unexpected failure. */
export interface UnexpectedErrorProps extends Pick<MessagePageProps, 'container'> {
  /** The kind of failure. */
  reason: 'unexpected'
  /** What failed, in a sentence for a person; never a stack or a code. */
  message?: string | undefined
  /** What was typed on the page will be there again after another try. @default false */
  isInputKept?: boolean
  /** Tries again without leaving the page. */
  onRetry: () => void
}

/**
 * A part of the application could not be loaded: a newer version has replaced it, or the network
 * is down.
 */
export interface OutdatedErrorProps extends Pick<MessagePageProps, 'container'> {
  /** The kind of failure. */
  reason: 'outdated'
  /** Reloads the whole page. */
  onReload: () => void
}

/**
 * Another person has signed in in another tab, and this page holds unsaved input of the person
 * before.
 */
export interface OtherPersonErrorProps extends Pick<MessagePageProps, 'container'> {
  /** The kind of failure. */
  reason: 'otherPerson'
  /** Name of the person whose page this was, as text inside a sentence: `isolate`. */
  author: string
  /** Name of the person who is signed in now, the same. */
  current: string
  /** Continues as the person who is signed in now. The unsaved input is lost. */
  onContinue: () => void
  /** Lets the author sign in again. */
  onSignIn: () => void
}

export type ErrorScreenProps = UnexpectedErrorProps | OutdatedErrorProps | OtherPersonErrorProps

/** Replaces the content of a page that failed. Shows the reason, and buttons to go on. */
export function ErrorScreen(props: ErrorScreenProps) {
  const home = <Button href="/">{errorText.home}</Button>
  if (props.reason === 'outdated') {
    return (
      <MessagePage
        container={props.container}
        title={errorText.outdated}
        detail={errorText.outdatedDetail}
      >
        <Button variant="primary" onPress={props.onReload}>
          {errorText.reload}
        </Button>
        {home}
      </MessagePage>
    )
  }
  if (props.reason === 'otherPerson') {
    const { author, current } = props
    return (
      <MessagePage
        container={props.container}
        title={errorText.otherPerson(current)}
        detail={errorText.otherPersonDetail(author)}
      >
        <Button variant="primary" onPress={props.onSignIn}>
          {errorText.signInAs(author)}
        </Button>
        <Button onPress={props.onContinue}>{errorText.continueAs(current)}</Button>
      </MessagePage>
    )
  }
  return (
    <MessagePage
      container={props.container}
      title={errorText.unexpected}
      detail={
        props.message ?? (props.isInputKept ? errorText.unexpectedKept : errorText.unexpectedDetail)
      }
    >
      <Button variant="primary" onPress={props.onRetry}>
        {text.tryAgain}
      </Button>
      {home}
    </MessagePage>
  )
}
