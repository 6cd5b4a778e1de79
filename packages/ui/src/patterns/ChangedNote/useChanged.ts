import { useState } from 'react'
import { usePreservedDraft, useSavedDraft } from '../../form/useSavedDraft'
import { useLatest } from '../../hooks/useLatest'

/** One field that two people changed. */
export interface Change {
  /** What the field is called in the form. */
  label: string
  /** What somebody else saved, in words; '' for nothing. */
  theirs: string
  /** What is typed, in words. */
  mine: string
}

/** The fields of a form in words: what each is called, and what it says. */
export type FieldsInWords<Values> = {
  readonly [Name in keyof Values]: readonly [label: string, say: (values: Values) => string]
}

interface ChangedOptions<Saved extends object, Values extends object> {
  /** Names the form and its record, as in `useDraftForm`. */
  draft: string
  /** The record as it came last; undefined when it is not among what came, or is yet to be made. */
  saved: Saved | undefined
  /** The record as the form takes it. */
  valuesOf: (saved: Saved) => Values
  inWords: FieldsInWords<Values>
  /** The form: `useDraftForm` gives all of it. */
  form: {
    values: Values
    isDirty: boolean
    begin: (values: Values) => void
    submit: () => void
  }
}

/**
 * Whether somebody else has changed a record since its form was opened: what is saved by now is neither
 * what the person saw, nor what is typed. Says which fields differ, and offers both ways out of it.
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
  // What was typed before the session ended was typed upon this one.
  usePreservedDraft(`${draft} seen`, form.isDirty ? seen : undefined)
  const seenNow = useLatest(seen)

  const theirs = latest && valuesOf(latest)
  const isChanged = theirs && seen && differing(theirs, valuesOf(seen)).length > 0
  const changes: readonly Change[] = !isChanged
    ? []
    : differing(theirs, form.values).map((name) => {
        const [label, say] = inWords[name]
        return { label, theirs: say(theirs), mine: say(form.values) }
      })
  const choose = () => {
    setSeen(latest)
    seenNow.current = latest
  }

  return {
    /** The record that a save is to replace, and no later one: read it when the form is sent. */
    seen: seenNow,
    /** In what it differs from what is typed; empty when nobody has changed it. */
    changes,
    /** Gives up what is typed. */
    takeTheirs: () => {
      choose()
      if (theirs) form.begin(theirs)
    },
    /** Saves what is typed over it. */
    keepMine: () => {
      choose()
      form.submit()
    },
  }
}

function differing<Values extends object>(one: Values, other: Values) {
  const names = Object.keys(one) as (keyof Values & string)[]
  return names.filter((name) => !Object.is(one[name], other[name]))
}
