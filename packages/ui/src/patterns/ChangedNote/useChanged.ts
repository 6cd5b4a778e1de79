import { useLayoutEffect, useRef, useState } from 'react'
import { usePreservedDraft, useSavedDraft } from '../../form/useSavedDraft'

/** A field whose saved value differs from that of the form. */
export interface Change {
  /** The label of the field in the form. */
  label: string
  /** The saved value as text; '' for none. */
  theirs: string
  /** The value in the form as text; undefined if the person did not change the field. */
  mine?: string | undefined
}

/** The fields of a form as text: the label and the value of each. */
export type FieldsInWords<Values> = {
  readonly [Name in keyof Values]: readonly [label: string, say: (values: Values) => string]
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
    begin: (values: Values, typed?: Values) => void
    submit: (values: Values) => void
  }
}

/**
 * Detects that somebody else has changed a record since its form was opened: the saved values are
 * neither what the person saw nor what is typed. It lists the differences and offers both ways
 * out.
 */
export function useChanged<Saved extends object, Values extends object>({
  draft,
  saved,
  valuesOf,
  inWords,
  form,
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

  return {
    /** The version of the record that a save may replace: read it when the form is sent. */
    seen: seenNow,
    /** The differences between the saved record and the form; empty for none. */
    changes,
    /** Discards the values of the form. */
    takeTheirs: () => {
      choose()
      if (theirs) form.begin(theirs)
    },
    /** Saves the fields that the person changed, and theirs of all others. */
    keepMine: () => {
      choose()
      if (!theirs) return
      const merged = { ...theirs }
      for (const name of form.changed) merged[name] = form.values[name]
      form.begin(theirs, merged)
      form.submit(merged)
    },
  }
}

function differing<Values extends object>(one: Values, other: Values) {
  const names = Object.keys(one) as (keyof Values & string)[]
  return names.filter((name) => !Object.is(one[name], other[name]))
}
