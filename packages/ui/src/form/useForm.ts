import { type FormEvent, type RefCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { useLatest } from '../hooks/useLatest'
import { useWait } from '../hooks/useWait'
import { IDLE, type ServerFieldError, type Submission } from '../submission'

export interface FormOptions<Values extends object, Output> {
  /** What may be sent, and the texts for what may not. Its output is what `onSubmit` gets. */
  schema: ZodMiniType<Output, Values>
  /** Values at first. Read once: what is typed is never overwritten, unless the form begins anew. */
  initial: Values
  /** Typed before, and not saved: laid over `initial`, and counts as changed. Read once. */
  typed?: Partial<Values> | undefined
  /**
   * What became of the last submission. The next one takes its messages away, and an edit takes away
   * that of its own field. @default idle
   */
  submission?: Submission | undefined
  /**
   * Until this form has sent something, messages of `submission` are about another draft and do not
   * show: for the form of a dialog. A wait that the server asks for always holds. @default false
   */
  startsIdle?: boolean
  /** Fields that a person can see now; what is wrong with others stands above the form. @default all */
  shown?: readonly (keyof Values)[] | undefined
  /**
   * Called with a value that holds. A promise that breaks is left to `submission`, which says why.
   */
  onSubmit: (value: Output) => unknown
  /** Called when validation refuses what is typed, with the fields that are wrong. */
  onInvalid?: (fields: readonly (keyof Values)[]) => void
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
  submission = IDLE,
  startsIdle = false,
  shown,
  onSubmit,
  onInvalid,
}: FormOptions<Values, Output>) {
  const [first, setFirst] = useState(initial)
  const [values, setValues] = useState(() => ({ ...first, ...typed }))
  const [isJudged, setJudged] = useState(false)
  const [answered, setAnswered] = useState<Errors<Values>>({})
  const [ignored, setIgnored] = useState<Submission | 'all' | undefined>(
    startsIdle ? 'all' : undefined,
  )
  const [toFocus, setToFocus] = useState<Errors<Values>>()
  const elements = useRef(new Map<keyof Values, HTMLElement>())
  const isUnderWay = useRef(false)

  const answer = ignored === 'all' || ignored === submission ? IDLE : submission
  const refusal = answer.status === 'refused' ? answer : undefined
  const isPending = answer.status === 'sending'
  const wait = useWait(submission.status === 'refused' ? submission.retryAt : undefined)
  const errors = isJudged ? { ...answered, ...errorsOf(schema, values) } : answered
  const names = Object.keys(values) as (keyof Values & string)[]

  const focusFirst = useLatest((wrong: Errors<Values>) => {
    const name = names.find((each) => wrong[each])
    if (name !== undefined) elements.current.get(name)?.focus()
  })

  const fieldErrors = refusal?.fieldErrors
  useEffect(() => {
    if (!fieldErrors?.length) return
    const next = Object.fromEntries(
      fieldErrors.map(({ field, message }) => [field, message]),
    ) as Errors<Values>
    setAnswered(next)
    setToFocus(next)
  }, [fieldErrors])

  // After the errors show: the field may be in a part that only opens with them.
  useEffect(() => {
    // Outside of React's work: a field that loses the focus may flush what was typed (NumberField).
    if (toFocus) queueMicrotask(() => focusFirst.current(toFocus))
  }, [toFocus, focusFirst])

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
    // `isPending` comes a moment late for the second press of a double click.
    if (isUnderWay.current || isPending || wait > 0) return
    setJudged(true)
    setAnswered({})
    const result = schema.safeParse(values)
    if (!result.success) {
      const wrong = errorsOf(schema, values)
      onInvalid?.(names.filter((name) => wrong[name]))
      return setToFocus(wrong)
    }
    setIgnored(submission)
    isUnderWay.current = true
    const end = () => {
      isUnderWay.current = false
    }
    Promise.resolve(onSubmit(result.data)).then(end, end)
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

  const hidden = shown ? names.filter((name) => !shown.includes(name)) : []
  const changed = names.filter((name) => !Object.is(values[name], first[name]))

  return {
    values,
    /** Names of the fields that differ from the values at first. */
    changed,
    /** Whether any does: for useUnsavedChanges. */
    isDirty: changed.length > 0,
    /** What was typed is being sent. */
    isPending,
    /** What the server said to the last submission of this form, while it holds. */
    refusal,
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
    /** Props of the Form. */
    formProps: {
      isPending,
      wait,
      errorMessage: joined([
        refusal?.message,
        ...hidden.map((name) => errors[name]),
        ...elsewhere(first, fieldErrors),
      ]),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit()
      },
    },
    /** Props of the button that sends it. */
    submitProps: { type: 'submit', isPending, isDisabled: wait > 0 } as const,
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
      setIgnored(submission)
    },
  }
}

/** What the server says of fields that the form has not: it must not be lost. */
const elsewhere = (values: object, errors: readonly ServerFieldError[] = []): readonly string[] =>
  errors.filter(({ field }) => !Object.hasOwn(values, field)).map(({ message }) => message)

/** One sentence after the other, each once. */
const joined = (messages: readonly (string | undefined)[]): string | undefined =>
  [...new Set(messages)].filter(Boolean).join(' ') || undefined

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
