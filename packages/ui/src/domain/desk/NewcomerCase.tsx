import { Notice } from '../../components/Notice/Notice'
import { MemberCase, type MemberCaseProps } from '../citizenship/citizenship'
import { usersText } from '../members/members'
import { newcomersText as text } from './newcomersText'

export interface NewcomerCaseProps extends Omit<MemberCaseProps, 'isNewcomer'> {
  /** The member still has to confirm their email and can't be verified. @default false */
  isUnconfirmed?: boolean
}

/** A member who waits to be verified, beside the queue of newcomers. */
export function NewcomerCase({ isUnconfirmed = false, notice, ...props }: NewcomerCaseProps) {
  return (
    <MemberCase
      {...props}
      isNewcomer
      words={text}
      notice={
        <>
          {notice}
          {isUnconfirmed && <Notice>{usersText.awaitingEmail}</Notice>}
        </>
      }
    />
  )
}
