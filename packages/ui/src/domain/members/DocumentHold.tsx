import { Badge } from '../../components/Badge/Badge'
import { Button } from '../../components/Button/Button'
import { Text } from '../../components/Text/Text'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import {
  type Question,
  type ReasonInput,
  type ReasonRequest,
  useConfirm,
} from '../../patterns/Confirm/useConfirm'
import { isolate, personName } from '../../text/people'
import type { UserDetails } from './userDetailsModel'
import { userFactsText as text } from './userFactsText'

/** Keeps the documents of a member from being deleted, or lets them be deleted again. */
export interface DocumentHoldActions {
  /**
   * Holds or releases the documents, after the question. The dialog closes when the promise
   * resolves. Undefined where the person may not.
   */
  onHoldChange?:
    | ((user: UserDetails, isHeld: boolean, reason?: ReasonInput) => Promise<unknown>)
    | undefined
  /** The reason field of both questions: the server needs one. @default no reason is asked for */
  holdReason?: ((user: UserDetails, isHeld: boolean) => ReasonRequest | undefined) | undefined
}

/**
 * Whether a hold keeps the documents of a member, with the button to change it. Renders nothing
 * where documents are never deleted.
 */
export function DocumentHold({
  user,
  onHoldChange,
  holdReason,
}: DocumentHoldActions & { user: UserDetails }) {
  const { ask, dialog } = useConfirm()
  if (!user.documents || (!user.documents.isHeld && !onHoldChange)) return null
  const { isHeld } = user.documents
  const words: Pick<Question, 'title' | 'description' | 'effect' | 'confirmLabel'> = isHeld
    ? {
        title: text.releaseTitle,
        description: text.releaseQuestion,
        effect: text.releaseEffect,
        confirmLabel: text.release,
      }
    : {
        title: text.holdTitle,
        description: text.holdQuestion,
        effect: text.holdEffect,
        confirmLabel: text.hold,
      }
  return (
    <Stack space="2">
      <Inline justify="between">
        {isHeld ? <Badge tone="info">{text.held}</Badge> : <span />}
        {onHoldChange && (
          <Button
            size="small"
            onPress={() =>
              ask({
                ...words,
                detail: isolate(personName(user)),
                reason: holdReason?.(user, !isHeld),
                onConfirm: async (reason) => onHoldChange(user, !isHeld, reason),
              })
            }
          >
            {words.confirmLabel}
          </Button>
        )}
      </Inline>
      {isHeld ? (
        <Text size="small" tone="muted">
          {text.heldNote}
        </Text>
      ) : null}
      {dialog}
    </Stack>
  )
}
