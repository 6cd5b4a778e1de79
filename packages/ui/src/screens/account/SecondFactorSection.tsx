import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden'
import { identityText } from '../../domain/identity/identity'
import type { Question } from '../../patterns/Confirm/useConfirm'
import { Section } from '../../patterns/Sections/Sections'
import { mediumDate } from '../../text/dates'
import { AccountItem } from './AccountItem'
import * as css from './AccountScreen.css'
import type { OwnAccount } from './accountModel'
import { accountText as text } from './accountText'

export interface SecondFactorActions {
  /** Leads to the set-up of another authenticator. */
  onReplaceAuthenticator: () => void
  /** Makes ten new codes; `newCodes` has them then. It rejects when the call fails. */
  onMakeCodes: () => Promise<unknown>
}

interface SecondFactorSectionProps extends SecondFactorActions {
  account: OwnAccount
  ask: (question: Question) => void
}

/** So few codes are worth new ones. */
const FEW = 3

/** The authenticator app and the recovery codes. */
export function SecondFactorSection({
  account: { authenticatorAt, recoveryCodesLeft: left },
  ask,
  onReplaceAuthenticator,
  onMakeCodes,
}: SecondFactorSectionProps) {
  return (
    <Section title={text.secondFactor}>
      <ul className={css.list}>
        <AccountItem
          name={text.authenticator}
          detail={
            authenticatorAt === null
              ? text.noAuthenticator
              : text.since(mediumDate(authenticatorAt))
          }
        >
          <Button size="small" onPress={onReplaceAuthenticator}>
            <span>
              {authenticatorAt === null ? text.setUpAuthenticator : text.replaceAuthenticator}
            </span>
            <VisuallyHidden>{` ${text.authenticator}`}</VisuallyHidden>
          </Button>
        </AccountItem>
        <AccountItem
          name={text.recoveryCodes}
          detail={identityText.codesLeft(left)}
          note={
            left <= FEW && (
              <Notice tone="caution">{left === 0 ? text.noCodes : text.fewCodes}</Notice>
            )
          }
        >
          <Button
            size="small"
            onPress={() =>
              ask({
                title: text.makeCodesTitle,
                description: text.makeCodesQuestion,
                effect: left > 0 ? text.makeCodesEffect : undefined,
                confirmLabel: text.makeCodes,
                onConfirm: onMakeCodes,
              })
            }
          >
            {text.makeCodes}
          </Button>
        </AccountItem>
      </ul>
    </Section>
  )
}
