import {
  type FormEvent,
  type RefCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useWait } from '../hooks/useWait'
import { IDLE, type ServerFieldError, type Submission } from '../submission'
import type { FormSchema } from './textRules'

export interface FormOptions<Values extends object, Output> {
  /** The validation rules and their messages. `onSubmit` gets its output. */
  schema: FormSchema<Output, Values>
  /** Initial values. Read once: typed input is never overwritten unless the form starts over. */
  initial: Values
  /** Unsaved input from before. It is laid over `initial` and counts as changed. Read once. */
  typed?: Partial<Values> | undefined
  /**
   * The outcome of the last submission. The next submission removes its messages, and an edit
   * removes the message of its own field. @default idle
   */
  submission?: Submission | undefined
  /**
   * Hides the messages of `submission` until this form has been submitted, because they belong to
   * another draft: for the form of a dialog. A wait that the server asks for always applies.
   * @default false
   */
  startsIdle?: boolean
  /** Fields that are visible now; errors of other fields show above the form. @default all */
  shown?: readonly (keyof Values)[] | undefined
  /**
   * Called with a valid value. A rejected promise is ignored here: `submission` reports the
   * failure.
   */
  onSubmit: (value: Output) => unknown
  /** Called when validation fails, with the invalid fields. */
  onInvalid?: (fields: readonly (keyof Values)[]) => void
}

type Errors<Values> = Partial<Record<keyof Values, string>>

/**
 * The draft of a form: values, errors and submission. Validation starts with the first
 * submission; after it every edit validates. A failed submission focuses the first invalid field
 * (WCAG 3.3.1), and so does one that the server refuses.
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

  const focusFirst = useEffectEvent((wrong: Errors<Values>) => {
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

  // Wait until the errors are rendered: the field may be in a part that opens because of them.
  useEffect(() => {
    // In a microtask, because the form's own message also focuses itself in an effect: the field
    // must get the focus last.
    if (toFocus) queueMicrotask(() => focusFirst(toFocus))
  }, [toFocus])

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

  const submit = (sent = values) => {
    // `isPending` is set too late to stop the second press of a double click.
    if (isUnderWay.current || isPending || wait > 0) return
    setJudged(true)
    setAnswered({})
    const result = schema.safeParse(sent)
    if (!result.success) {
      const wrong = errorsOf(schema, sent)
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
    /** Names of the fields that differ from the initial values. */
    changed,
    /** Whether any field differs: for useUnsavedChanges. */
    isDirty: changed.length > 0,
    /** The form is being sent. */
    isPending,
    /** The server's message about the last submission of this form, while it is valid. */
    refusal,
    /** Props of a field with a value: spread them into it. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      ...propsOf(name),
      value: values[name],
    }),
    /** Props to spread into a Switch or a Checkbox. */
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
      openAt: refusal?.openAt,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        submit()
      },
    },
    /** Props of the submit button. */
    submitProps: { type: 'submit', isPending, isDisabled: wait > 0 } as const,
    /**
     * Submits the form without its button. After `begin`, pass the new values: state has not
     * updated.
     */
    submit,
    /**
     * Starts over with other values, and optionally with unsaved input. Focuses the first field,
     * unless the focus is already outside the form.
     */
    begin: (next: Values, typed = next) => {
      const [name] = names
      const element = name === undefined ? undefined : elements.current.get(name)
      const { activeElement, body } = document
      const isElsewhere =
        activeElement !== body && !element?.closest('form')?.contains(activeElement)
      if (!isElsewhere) element?.focus()
      setFirst(next)
      setValues(typed)
      setJudged(false)
      setAnswered({})
      setIgnored(submission)
    },
  }
}

/** Server errors of fields that the form does not have, so that they still show. */
const elsewhere = (values: object, errors: readonly ServerFieldError[] = []): readonly string[] =>
  errors.filter(({ field }) => !Object.hasOwn(values, field)).map(({ message }) => message)

/** Joins sentences without duplicates. */
const joined = (messages: readonly (string | undefined)[]): string | undefined =>
  [...new Set(messages)].filter(Boolean).join(' ') || undefined

function errorsOf<Values extends object>(
  schema: FormSchema<unknown, Values>,
  values: Values,
): Errors<Values> {
  const issues = schema.safeParse(values).error?.issues ?? []
  // Reversed, so that the first issue of each field overwrites the later ones.
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path[0], message]),
  ) as Errors<Values>
}
