import { type FormOptions, useForm } from './useForm'
import { useIsRestored, usePreservedDraft, useSavedDraft } from './useSavedDraft'

interface DraftFormOptions<Values extends object, Output>
  extends Omit<FormOptions<Values, Output>, 'typed'> {
  /** Names the form and its record, as in `summary 7`; undefined while the form is closed. */
  draft: string | undefined
}

/**
 * `useForm` for the forms of the panel. When the session ends, changed fields are saved; they are
 * restored over the current values of the record when the same person signs in again. Leaving the
 * form or saving it discards them.
 */
export function useDraftForm<Values extends object, Output>({
  draft,
  ...options
}: DraftFormOptions<Values, Output>) {
  const typed = useSavedDraft<Partial<Values>>(draft)
  const form = useForm({ ...options, typed })
  const { changed, values } = form
  usePreservedDraft(
    draft,
    form.isDirty ? Object.fromEntries(changed.map((name) => [name, values[name]])) : undefined,
  )
  const isRestored = useIsRestored(typed, form.isDirty)
  return {
    ...form,
    /** Some restored input is still unsaved: for DraftNote. */
    isRestored,
  }
}
