import { type FormEvent, type RefCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { useLatest } from '../hooks/useLatest'

/** One entry of the server's `errors` list (specification 8). */
export interface ServerFieldError {
  field: string
  message: string
}

export interface FormOptions<Values extends object, Output> {
  /** What may be sent, and the texts for what may not. Its output is what `onSubmit` gets. */
  schema: ZodMiniType<Output, Values>
  /** Values at first. Read once: what is typed is never overwritten, unless the form begins anew. */
  initial: Values
  /** Typed before, and not saved: laid over `initial`, and counts as changed. Read once. */
  typed?: Partial<Values> | undefined
  /**
   * The server's answer to the last submission; a new list is a new answer. The next submission
   * takes it away, and so does an edit of the field for its own.
   */
  serverErrors?: readonly ServerFieldError[] | undefined
  /** Called with a value that holds. */
  onSubmit: (value: Output) => void
}

type Errors<Values> = Partial<Record<keyof Values, string>>

/**
 * The draft of a form: values, errors and the way to send. Nothing is judged before the first
 * submission; after it every edit is. A submission that fails puts the focus on the first field that
 * is wrong (WCAG 3.3.1), and so does one that the server refuses.
 */
export function useForm<Values extends object, Output>({
  schema,
  initial,
  typed,
  serverErrors,
  onSubmit,
}: FormOptions<Values, Output>) {
  const [first, setFirst] = useState(initial)
  const [values, setValues] = useState(() => ({ ...first, ...typed }))
  const [isJudged, setJudged] = useState(false)
  const [answered, setAnswered] = useState<Errors<Values>>({})
  const elements = useRef(new Map<keyof Values, HTMLElement>())

  const errors = isJudged ? { ...answered, ...errorsOf(schema, values) } : answered

  const focusFirst = (wrong: Errors<Values>) => {
    const name = (Object.keys(initial) as (keyof Values)[]).find((each) => wrong[each])
    if (name !== undefined) elements.current.get(name)?.focus()
  }
  const latestFocusFirst = useLatest(focusFirst)

  useEffect(() => {
    if (!serverErrors?.length) return
    const next = Object.fromEntries(
      serverErrors.map(({ field, message }) => [field, message]),
    ) as Errors<Values>
    setAnswered(next)
    // Out of React's work: a field that is left may flush what was typed into it (NumberField).
    queueMicrotask(() => latestFocusFirst.current(next))
  }, [serverErrors, latestFocusFirst])

  const refs = useMemo(() => {
    const made = new Map<keyof Values, RefCallback<HTMLElement>>()
    return (name: keyof Values): RefCallback<HTMLElement> => {
      const ref =
        made.get(name) ??
        ((element: HTMLElement | null) => {
          if (element) elements.current.set(name, element)
          else elements.current.delete(name)
        })
      made.set(name, ref)
      return ref
    }
  }, [])

  const submit = () => {
    setJudged(true)
    setAnswered({})
    const result = schema.safeParse(values)
    if (result.success) onSubmit(result.data)
    else focusFirst(errorsOf(schema, values))
  }

  const propsOf = <Name extends keyof Values & string>(name: Name) => ({
    name,
    errorMessage: errors[name],
    ref: refs(name),
    onChange: (value: Values[Name]) => {
      setValues((current) => ({ ...current, [name]: value }))
      setAnswered(({ [name]: _, ...rest }) => rest as Errors<Values>)
    },
  })

  const names = Object.keys(values) as (keyof Values)[]
  const changed = names.filter((name) => !Object.is(values[name], first[name]))

  return {
    values,
    /** Names of the fields that differ from the values at first. */
    changed,
    /** Whether any does: for useUnsavedChanges. */
    isDirty: changed.length > 0,
    /** What the server says of fields that are not here, for the Form's `errorMessage`: it must be seen too. */
    errorElsewhere: errorElsewhere(first, serverErrors),
    /** Props of a field that holds a value: spread them into it. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      ...propsOf(name),
      value: values[name],
    }),
    /** Props of a Checkbox or a Switch: spread them into it. */
    toggle: <Name extends keyof Values & string>(name: Name) => ({
      ...propsOf(name),
      isSelected: values[name],
    }),
    /** Handler of the form element. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      submit()
    },
    /** Sends the form without its button. */
    submit,
    /** Starts over with other values, in the first field: what was typed is given up. */
    begin: (next: Values) => {
      const [name] = names
      if (name !== undefined) elements.current.get(name)?.focus()
      setFirst(next)
      setValues(next)
      setJudged(false)
      setAnswered({})
    },
  }
}

function errorElsewhere(
  values: object,
  errors: readonly ServerFieldError[] = [],
): string | undefined {
  const elsewhere = errors.filter(({ field }) => !Object.hasOwn(values, field))
  return elsewhere.map(({ message }) => message).join(' ') || undefined
}

function errorsOf<Values extends object>(
  schema: ZodMiniType<unknown, Values>,
  values: Values,
): Errors<Values> {
  const issues = schema.safeParse(values).error?.issues ?? []
  // The first issue of a field is the one to mend first, so it is written last.
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path[0], message]),
  ) as Errors<Values>
}
