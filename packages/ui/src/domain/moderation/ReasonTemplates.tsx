import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Sheet } from '../../components/Sheet/Sheet'
import { Text } from '../../components/Text/Text'
import { TextArea } from '../../components/TextArea/TextArea'
import { textRules } from '../../form/textRules'
import { useDraftForm } from '../../form/useDraftForm'
import { useWait } from '../../hooks/useWait'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { type FieldsInWords, useChangedNote } from '../../patterns/ChangedNote/useChangedNote'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import type { Submission } from '../../submission'
import { text as defaults } from '../../text/defaults'
import { lengthOf } from '../../text/lengthOf'
import { REASON_LIMIT } from './ReasonField'
import { reasonTemplatesText as text } from './reasonTemplatesText'

/** The questions that offer reasons, as the contract names them. */
type ReasonKind = keyof typeof text.kinds

/** One reason to choose from. The contract's `ReasonTemplate` is structurally compatible. */
export interface ReasonTemplate {
  kind: ReasonKind
  text: string
  /** The organisation's rule to which it refers. @default none */
  rule?: string | null
}

/** All reasons, and the name of this state of them. The contract's answer is compatible. */
export interface ReasonList {
  /** In the order in which they are offered. */
  data: readonly ReasonTemplate[]
  etag: string
}

export interface ReasonTemplatesProps {
  /** The last saved list. When somebody else saves another, the person chooses. */
  templates: Loadable<ReasonList>
  /**
   * Saves the whole list over the one that the person saw. The sheet closes when the promise
   * resolves, and stays as it is else.
   */
  onSave: (templates: readonly ReasonTemplate[], seen: ReasonList) => Promise<unknown>
  /** The outcome of the last save. @default idle */
  submission?: Submission | undefined
  /**
   * The deployment offers the desk: reasons for declining newcomers are among them, and each reason
   * can name a rule, in a line below it that begins with `>`. @default false
   */
  hasDesk?: boolean
  /** Called once they are saved, and by Cancel and Escape; a draft has been asked about. */
  onClose: () => void
  /** Asks before the page is left with a draft: for the route's blocker. */
  guard?: Ref<LeaveGuard> | undefined
}

/** The most reasons that one question can offer. */
const MAX_REASONS = 20

/** The reasons that stewards can choose, to edit. Render it while it is open. */
export function ReasonTemplates({ templates, onClose, ...form }: ReasonTemplatesProps) {
  const formId = useId()
  const title = useRef<HTMLDivElement>(null)
  const leave = useRef<() => void>(null)
  // Before the form is loaded there is no input to lose.
  const close = () => (leave.current ?? onClose)()
  const { submission } = form
  const isSending = submission?.status === 'sending'
  const wait = useWait(submission?.status === 'refused' ? submission.retryAt : undefined)
  return (
    <Sheet
      isOpen
      onOpenChange={close}
      title={text.title}
      isPending={isSending}
      footer={
        <>
          <Button isDisabled={isSending} onPress={close}>
            {defaults.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isSending}
            isDisabled={templates.status !== 'ready' || wait > 0}
          >
            {text.save}
          </Button>
        </>
      }
    >
      <Stack space="4">
        <div ref={title} tabIndex={-1}>
          <Text tone="muted">{text.description}</Text>
          {form.hasDesk ? <Text tone="muted">{text.ruleDescription}</Text> : null}
        </div>
        <LoadableView content={templates} headingRef={title} errorMessage={text.failed}>
          {(all) => <Lists {...form} id={formId} all={all} onClose={onClose} leave={leave} />}
        </LoadableView>
      </Stack>
    </Sheet>
  )
}

/** The longest rule, in characters. */
const RULE_LIMIT = 1000

const kindsOf = (hasDesk: boolean): ReasonKind[] =>
  (Object.keys(text.kinds) as ReasonKind[]).filter((kind) => hasDesk || kind !== 'decline')

/** A text for each kind, with one reason on each line. */
type Values = Record<ReasonKind, string>

interface Reason {
  text: string
  rule?: string
}

const isRule = (line: string): boolean => line.startsWith('>')

/** The reasons in the text of a kind; undefined if it begins with a rule. */
function reasonsIn(lines: string, hasDesk: boolean): readonly Reason[] | undefined {
  const reasons: Reason[] = []
  for (const line of lines.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const last = reasons.at(-1)
    if (!hasDesk || !isRule(line)) reasons.push({ text: line })
    else if (!last) return undefined
    else last.rule = [last.rule, line.slice(1).trim()].filter(Boolean).join(' ')
  }
  return reasons
}

const mistakeIn = (hasDesk: boolean) => (lines: string) => {
  const reasons = reasonsIn(lines, hasDesk)
  if (!reasons) return text.ruleAlone
  if (reasons.length > MAX_REASONS) return text.tooMany
  if (reasons.some((reason) => lengthOf(reason.text) > REASON_LIMIT)) return text.tooLong
  if (reasons.some(({ rule = '' }) => lengthOf(rule) > RULE_LIMIT)) return text.ruleTooLong
  return new Set(reasons.map((reason) => reason.text)).size < reasons.length && text.twice
}

const rulesFor = (hasDesk: boolean) => {
  const mistake = mistakeIn(hasDesk)
  return textRules<Values>({
    ban: mistake,
    unban: mistake,
    delete: mistake,
    reject: mistake,
    decline: mistake,
    deletePost: mistake,
  })
}
const schemas = { withDesk: rulesFor(true), withoutDesk: rulesFor(false) }

// One reason per line: a line break inside a reason would split it.
const inOneLine = (words: string) => words.replace(/\s+/g, ' ')

const toValues = ({ data }: ReasonList): Values => {
  const linesOf = (kind: ReasonKind) =>
    data
      .filter((template) => template.kind === kind)
      .flatMap((template) => [
        inOneLine(template.text),
        ...(template.rule ? [`> ${inOneLine(template.rule)}`] : []),
      ])
      .join('\n')
  return {
    ban: linesOf('ban'),
    unban: linesOf('unban'),
    delete: linesOf('delete'),
    reject: linesOf('reject'),
    decline: linesOf('decline'),
    deletePost: linesOf('deletePost'),
  }
}

const inWords: FieldsInWords<Values> = {
  ban: [text.kinds.ban, ({ ban }) => ban],
  unban: [text.kinds.unban, ({ unban }) => unban],
  delete: [text.kinds.delete, (values) => values.delete],
  reject: [text.kinds.reject, ({ reject }) => reject],
  decline: [text.kinds.decline, ({ decline }) => decline],
  deletePost: [text.kinds.deletePost, ({ deletePost }) => deletePost],
}

/** Key of the typed input. */
export const reasonTemplatesDraft = 'reason templates'

interface ListsProps extends Omit<ReasonTemplatesProps, 'templates'> {
  id: string
  all: ReasonList
  /** Closes the sheet, after the question whether to discard. */
  leave: Ref<() => void>
}

/** The form, once there is something to edit. It keeps what was typed when a save fails. */
function Lists({
  id,
  all,
  onSave,
  submission,
  onClose,
  guard,
  leave,
  hasDesk = false,
}: ListsProps) {
  const kinds = kindsOf(hasDesk)
  const form = useDraftForm({
    schema: hasDesk ? schemas.withDesk : schemas.withoutDesk,
    initial: toValues(all),
    draft: reasonTemplatesDraft,
    submission,
    startsIdle: true,
    onSubmit: async (values) => {
      await onSave(
        kinds.flatMap((kind) =>
          (reasonsIn(values[kind], hasDesk) ?? []).map((reason) => ({ kind, ...reason })),
        ),
        seen.current ?? all,
      )
      onClose()
    },
  })
  const { seen, note } = useChangedNote({
    draft: reasonTemplatesDraft,
    saved: all,
    valuesOf: toValues,
    inWords,
    form,
  })
  const { leaving, dialog } = useUnsavedChanges({ isDirty: form.isDirty, guard, ...text.discard })
  useImperativeHandle(leave, () => leaving(onClose))
  return (
    <>
      <Form id={id} {...form.formProps}>
        <DraftNote isShown={form.isRestored} />
        {note}
        {kinds.map((kind) => (
          <TextArea
            key={kind}
            {...form.field(kind)}
            label={text.kinds[kind]}
            isReadOnly={form.isPending}
            rows={3}
          />
        ))}
      </Form>
      {dialog}
    </>
  )
}
