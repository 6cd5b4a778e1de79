import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { Text } from '../../components/Text/Text'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { PasskeyNote, type PasskeyOffer } from '../../domain/identity/identity'
import type { Question } from '../../patterns/Confirm/useConfirm'
import { Section } from '../../patterns/Sections/Sections'
import type { Submission } from '../../submission'
import { mediumDate } from '../../text/dates'
import { plainText } from '../../text/people'
import { AccountItem } from './AccountItem'
import * as css from './AccountScreen.css'
import type { Passkey } from './accountModel'
import { accountText as text } from './accountText'
import { PasskeyNameDialog } from './PasskeyNameDialog'

export interface PasskeyActions {
  /**
   * Lets the browser make a passkey under a name. It rejects when that or the call fails; undefined
   * where the browser makes none.
   */
  onAddPasskey: ((name: string) => Promise<unknown>) | undefined
  /** Why none can be added here. @default no message */
  noPasskeys?: Pick<PasskeyOffer, 'message' | 'openAt'> | undefined
  /** The outcome of the last passkey that was added. @default idle */
  addSubmission?: Submission | undefined
  /** Renames a passkey; rejects when the call fails. */
  onRenamePasskey: (passkey: Passkey, name: string) => Promise<unknown>
  /** The outcome of the last name that was sent. @default idle */
  passkeySubmission?: Submission | undefined
  /** Removes a passkey; rejects when the call fails. */
  onRemovePasskey: (passkey: Passkey) => Promise<unknown>
}

interface PasskeysSectionProps extends PasskeyActions {
  passkeys: readonly Passkey[]
  ask: (question: Question) => void
}

const detailOf = ({ createdAt, lastUsedAt }: Passkey) =>
  [
    text.added(mediumDate(createdAt)),
    lastUsedAt === null ? text.neverUsed : text.lastUsed(mediumDate(lastUsedAt)),
  ].join(' · ')

const obstacleOf = ({ obstacle, host }: Passkey) =>
  obstacle === 'refused' ? text.refused : text.otherHost(host)

/** The passkeys: add, rename, remove. */
export function PasskeysSection({
  passkeys,
  ask,
  onAddPasskey,
  noPasskeys,
  addSubmission,
  onRenamePasskey,
  passkeySubmission,
  onRemovePasskey,
}: PasskeysSectionProps) {
  // A new object each time a dialog opens, so that a late answer closes only its own dialog.
  const [open, setOpen] = useState<{ passkey?: Passkey }>()
  const close = () => setOpen((now) => (now === open ? undefined : now))
  const renamed = open?.passkey
  return (
    <Section
      title={text.passkeys}
      action={
        onAddPasskey && (
          <Button size="small" icon={<KeyRound />} onPress={() => setOpen({})}>
            {text.addPasskey}
          </Button>
        )
      }
    >
      {noPasskeys && <PasskeyNote {...noPasskeys} />}
      {passkeys.length === 0 ? (
        <Text tone="muted">{text.noPasskeys}</Text>
      ) : (
        <ul className={css.list}>
          {passkeys.map((passkey) => {
            const name = plainText(passkey.name)
            return (
              <AccountItem
                key={passkey.id}
                name={<bdi translate="no">{name}</bdi>}
                detail={detailOf(passkey)}
                note={!passkey.isUsable && <Notice tone="caution">{obstacleOf(passkey)}</Notice>}
              >
                <Button size="small" onPress={() => setOpen({ passkey })}>
                  <span>{text.rename}</span>
                  <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </Button>
                <Button
                  size="small"
                  onPress={() =>
                    ask({
                      title: text.removeTitle,
                      description: text.removeQuestion,
                      effect: text.removeEffect,
                      detail: name,
                      confirmLabel: text.remove,
                      tone: 'critical',
                      onConfirm: () => onRemovePasskey(passkey),
                    })
                  }
                >
                  <span>{text.remove}</span>
                  <VisuallyHidden>{` ${name}`}</VisuallyHidden>
                </Button>
              </AccountItem>
            )
          })}
        </ul>
      )}
      {open && !renamed && onAddPasskey && (
        <PasskeyNameDialog
          title={text.addPasskey}
          submitLabel={text.continue}
          initial=""
          submission={addSubmission}
          onSubmit={onAddPasskey}
          onClose={close}
        />
      )}
      {renamed && (
        <PasskeyNameDialog
          title={text.renameTitle}
          submitLabel={text.save}
          initial={renamed.name}
          submission={passkeySubmission}
          onSubmit={(name) => onRenamePasskey(renamed, name)}
          onClose={close}
        />
      )}
    </Section>
  )
}
