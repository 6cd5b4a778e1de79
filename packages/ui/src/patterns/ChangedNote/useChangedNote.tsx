import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { usePreservedDraft, useSavedDraft } from '../../form/useSavedDraft'
import { type Change, ChangedNote } from './ChangedNote'

/** The fields of a form as text: the label and the value of each. */
export type FieldsInWords<Values> = {
  readonly [Name in keyof Values]: readonly [label: string, say: (values: Values) => string]
}

/** The upload of an image beside the form, whose field has the path of the uploaded image. */
interface ChangedImage<Values> {
  field: keyof Values
  /** An image is uploading, or its upload has failed: the person has chosen it. */
  isUnsaved: boolean
  /** Starts over with another path. */
  begin: (path: string) => void
}

interface ChangedOptions<Saved extends object, Values extends object> {
  /** Names the form and its record, as in `useDraftForm`. */
  draft: string
  /**
   * The record as it last arrived; undefined for a new record, or when it was not in the last
   * answer.
   */
  saved: Saved | undefined
  /** The record in the shape of the form. */
  valuesOf: (saved: Saved) => Values
  inWords: FieldsInWords<Values>
  /** The form: `useDraftForm` returns all of it. */
  form: {
    values: Values
    changed: readonly (keyof Values)[]
    isDirty: boolean
    isPending: boolean
    begin: (values: Values, typed?: Values) => void
    submit: (values: Values) => void
  }
  /** Who saved the other version, see ChangedNote. @default unknown */
  who?: ReactNode
  /** The form is being saved or checked: the note is hidden. @default while the form is sent */
  isPending?: boolean
  /** The upload of an image that belongs to the form. @default no image */
  image?: ChangedImage<Values>
}

/**
 * Detects that somebody else has changed a record since its form was opened: the saved values differ
 * both from the values that the person saw and from the typed ones. Returns the ChangedNote, which
 * lists the differences and offers both ways out.
 */
export function useChangedNote<Saved extends object, Values extends object>({
  draft,
  saved,
  valuesOf,
  inWords,
  form,
  who,
  isPending = form.isPending,
  image,
}: ChangedOptions<Saved, Values>) {
  const kept = useSavedDraft<Saved>(`${draft} seen`)
  const [seen, setSeen] = useState(kept ?? saved)
  const [latest, setLatest] = useState(saved)
  if (saved !== undefined && saved !== latest) setLatest(saved)
  if (seen === undefined && saved !== undefined) setSeen(saved)
  // The input from before the session ended was based on this record.
  usePreservedDraft(`${draft} seen`, form.isDirty ? seen : undefined)
  const seenNow = useRef(seen)
  useLayoutEffect(() => {
    seenNow.current = seen
  }, [seen])

  const theirs = latest && valuesOf(latest)
  const isChanged = theirs && seen && differing(theirs, valuesOf(seen)).length > 0
  const changes: readonly Change[] = !isChanged
    ? []
    : differing(theirs, form.values).map((name) => {
        const [label, say] = inWords[name]
        const mine = form.changed.includes(name) ? say(form.values) : undefined
        return { label, theirs: say(theirs), mine }
      })
  const choose = () => {
    setSeen(latest)
    // `keepMine` submits before the next render.
    seenNow.current = latest
  }

  const startImageOver = () => {
    if (image && theirs) image.begin(String(theirs[image.field] ?? ''))
  }
  const takeTheirs = () => {
    choose()
    startImageOver()
    if (theirs) form.begin(theirs)
  }
  /** Saves the fields that the person changed, and the saved values of all others. */
  const keepMine = () => {
    choose()
    if (!theirs) return
    if (image && !image.isUnsaved && !form.changed.includes(image.field)) startImageOver()
    const merged = { ...theirs }
    for (const name of form.changed) merged[name] = form.values[name]
    form.begin(theirs, merged)
    form.submit(merged)
  }

  return {
    /** The version of the record that a save may replace: read it when the form is sent. */
    seen: seenNow,
    /** Render it first in the form. */
    note: (
      <ChangedNote
        changes={isPending ? [] : changes}
        who={who}
        onTakeTheirs={takeTheirs}
        onKeepMine={keepMine}
      />
    ),
  }
}

function differing<Values extends object>(one: Values, other: Values) {
  const names = Object.keys(one) as (keyof Values & string)[]
  return names.filter((name) => !Object.is(one[name], other[name]))
}
