import { type FormOptions, useForm } from './useForm'
import { useIsRestored, usePreservedDraft, useSavedDraft } from './useSavedDraft'

interface DraftFormOptions<Values extends object, Output>
  extends Omit<FormOptions<Values, Output>, 'typed'> {
  /** Names the form and its record, as in `summary 7`; undefined while the form is closed. */
  draft: string | undefined
  /** Fields that are never saved: passwords and keys. @default none */
  secrets?: readonly (keyof Values & string)[]
}

/**
 * `useForm` for the forms of the panel, and for those of other pages with something to type again.
 * When the session ends or the page breaks, changed fields are saved; they are
 * restored over the current values of the record when the same person signs in again. Leaving the
 * form or saving it discards them.
 */
export function useDraftForm<Values extends object, Output>({
  draft,
  secrets = [],
  ...options
}: DraftFormOptions<Values, Output>) {
  const typed = useSavedDraft<Partial<Values>>(draft)
  const form = useForm({ ...options, typed })
  const { changed, values } = form
  const kept = changed.filter((name) => !secrets.includes(name))
  usePreservedDraft(
    draft,
    form.isDirty && kept.length > 0
      ? Object.fromEntries(kept.map((name) => [name, values[name]]))
      : undefined,
  )
  const isRestored = useIsRestored(typed, form.isDirty)
  return {
    ...form,
    /** Some restored input is still unsaved: for DraftNote. */
    isRestored,
  }
}
