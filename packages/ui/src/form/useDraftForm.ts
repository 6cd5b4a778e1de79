import { type FormOptions, useForm } from './useForm'
import { useIsRestored, usePreservedDraft, useSavedDraft } from './useSavedDraft'

interface DraftFormOptions<Values extends object, Output>
  extends Omit<FormOptions<Values, Output>, 'typed'> {
  /** Names the form and its record, as in `summary 7`; undefined while nothing can be typed. */
  draft: string | undefined
}

/**
 * `useForm` for the forms of the panel. Fields that were changed when the session ended come back
 * with the person, over the current values of the record. Leaving the form forgets them, after a
 * save too.
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
    /** Something here was typed before the session ended and is not saved: for DraftNote. */
    isRestored,
  }
}
