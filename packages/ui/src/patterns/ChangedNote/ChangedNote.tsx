import { type ReactNode, useId } from 'react'
import { Button } from '../../components/Button/Button'
import { Notice } from '../../components/Notice/Notice'
import { ownElement } from '../../internal/ownElement'
import { Inline } from '../../layout/Inline/Inline'
import { Stack } from '../../layout/Stack/Stack'
import { formText } from '../../text/formDefaults'
import { ClampedText } from '../ClampedText/ClampedText'
import { Fact, FactList } from '../FactList/FactList'
import * as css from './ChangedNote.css'

/** A field whose saved value differs from that of the form. */
export interface Change {
  /** The label of the field in the form. */
  label: string
  /** The saved value as text; '' for none. */
  theirs: string
  /** The value in the form as text; undefined if the person did not change the field. */
  mine?: string | undefined
}

export interface ChangedNoteProps {
  /**
   * The fields that differ, from `useChangedNote`; none while the form itself saves. Without any,
   * nothing shows.
   */
  changes: ReadonlyArray<Change>
  /** Who saved the other version, and when: ConflictNotice. @default unknown */
  who?: ReactNode
  /** Shows their values in the form and discards what was typed. */
  onTakeTheirs: () => void
  /** Saves the fields that the person changed; all others stay as somebody else saved them. */
  onKeepMine: () => void
}

/**
 * First in a form when somebody else has changed its record in the meantime, in another tab or
 * elsewhere. It lists the differences and lets the person choose. Until then, what is typed
 * stays. Of a field that only somebody else changed there is nothing to choose.
 */
export function ChangedNote({ changes, who, onTakeTheirs, onKeepMine }: ChangedNoteProps) {
  if (changes.length === 0) return null
  return (
    <Stack space="3">
      <Notice tone="caution">
        <span>{formText.changedMeanwhile}</span> {ownElement(who)}
      </Notice>
      <FactList>
        {changes.map(({ label, theirs, mine }) => (
          <Fact key={label} label={label}>
            <dl className={css.versions}>
              <Version label={formText.theirs} text={theirs} />
              {mine !== undefined && <Version label={formText.mine} text={mine} />}
            </dl>
          </Fact>
        ))}
      </FactList>
      <Inline>
        <Button onPress={onTakeTheirs}>{formText.takeTheirs}</Button>
        <Button onPress={onKeepMine}>{formText.keepMine}</Button>
      </Inline>
    </Stack>
  )
}

function Version({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <>
      <dt id={id} className={css.label}>
        {label}
      </dt>
      <dd>
        <ClampedText titleId={id}>{text || formText.nothing}</ClampedText>
      </dd>
    </>
  )
}
