import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '../../components/Button/Button'
import { Form } from '../../components/Form/Form'
import { Select } from '../../components/Select/Select'
import { Sheet } from '../../components/Sheet/Sheet'
import { Text } from '../../components/Text/Text'
import { textRules } from '../../form/textRules'
import { useDraftForm } from '../../form/useDraftForm'
import { useWait } from '../../hooks/useWait'
import { Stack } from '../../layout/Stack/Stack'
import type { Loadable } from '../../loadable'
import { type FieldsInWords, useChangedNote } from '../../patterns/ChangedNote/useChangedNote'
import { DraftNote } from '../../patterns/DraftNote/DraftNote'
import { LoadableView } from '../../patterns/LoadableView/LoadableView'
import { type LeaveGuard, useUnsavedChanges } from '../../patterns/UnsavedChanges/useUnsavedChanges'
import { useHearth } from '../../provider/HearthProvider'
import type { Submission } from '../../submission'
import { text as defaults } from '../../text/defaults'
import { ReasonRows } from './ReasonRows'
import { inOneLine, mistakeIn, reasonsIn, toField, toRows } from './reasonRows'
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
   * can name a rule. @default false
   */
  hasDesk?: boolean
  /** The deployment offers appeals: texts that answer one are among them. @default false */
  hasAppeals?: boolean
  /** Called once they are saved, and by Cancel and Escape; a draft has been asked about. */
  onClose: () => void
  /** Asks before the page is left with a draft: for the route's blocker. */
  guard?: Ref<LeaveGuard> | undefined
}

/** The reasons that stewards can choose, to edit: each question has its rows. Render it while it is open. */
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
      size="wide"
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

const REASON_KINDS = Object.keys(text.kinds) as readonly ReasonKind[]

/** The questions of a deployment, in the order of their pages. */
export const reasonKinds = ({ hasDesk, hasAppeals }: { hasDesk: boolean; hasAppeals: boolean }) =>
  REASON_KINDS.filter(
    (kind) => (hasDesk || kind !== 'decline') && (hasAppeals || kind !== 'appeal'),
  )

/** The rows of each kind, as form fields. */
type Values = Record<ReasonKind, string>

const mistake = (field: string) => mistakeIn(toRows(field))?.message

const schema = textRules<Values>({
  ban: mistake,
  unban: mistake,
  delete: mistake,
  reject: mistake,
  decline: mistake,
  deletePost: mistake,
  appeal: mistake,
})

const toValues = ({ data }: ReasonList): Values => {
  const fieldOf = (kind: ReasonKind) =>
    toField(
      data
        .filter((template) => template.kind === kind)
        .map((template, id) => ({
          id,
          text: inOneLine(template.text),
          rule: inOneLine(template.rule ?? ''),
        })),
    )
  return {
    ban: fieldOf('ban'),
    unban: fieldOf('unban'),
    delete: fieldOf('delete'),
    reject: fieldOf('reject'),
    decline: fieldOf('decline'),
    deletePost: fieldOf('deletePost'),
    appeal: fieldOf('appeal'),
  }
}

/** A line for each reason, with its rule. */
const inLines = (field: string): string =>
  reasonsIn(toRows(field))
    .map((reason) => [reason.text, reason.rule].filter(Boolean).join(' · '))
    .join('\n')

const inWords: FieldsInWords<Values> = {
  ban: [text.kinds.ban, ({ ban }) => inLines(ban)],
  unban: [text.kinds.unban, ({ unban }) => inLines(unban)],
  delete: [text.kinds.delete, (values) => inLines(values.delete)],
  reject: [text.kinds.reject, ({ reject }) => inLines(reject)],
  decline: [text.kinds.decline, ({ decline }) => inLines(decline)],
  deletePost: [text.kinds.deletePost, ({ deletePost }) => inLines(deletePost)],
  appeal: [text.kinds.appeal, ({ appeal }) => inLines(appeal)],
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
  hasAppeals = false,
}: ListsProps) {
  const kinds = reasonKinds({ hasDesk, hasAppeals })
  const { drafts } = useHearth()
  // A restored draft shows the question that was changed.
  const [kind, setKind] = useState<ReasonKind>(() => {
    const typed = Object.keys(drafts.find(reasonTemplatesDraft) ?? {})
    return kinds.find((each) => typed.includes(each)) ?? 'ban'
  })
  const form = useDraftForm({
    schema,
    initial: toValues(all),
    draft: reasonTemplatesDraft,
    submission,
    startsIdle: true,
    shown: [kind],
    onInvalid: (fields) => {
      const [first = kind] = fields
      if (!fields.includes(kind)) setKind(first)
    },
    onSubmit: async (values) => {
      await onSave(
        kinds.flatMap((each) =>
          reasonsIn(toRows(values[each])).map(({ text, rule }) => ({
            kind: each,
            text,
            ...(rule && { rule }),
          })),
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
        <Select
          label={text.question}
          value={kind}
          onChange={(next: ReasonKind) => setKind(next)}
          options={kinds.map((value) => ({
            value,
            label: text.kindWithCount(
              text.kinds[value],
              reasonsIn(toRows(form.values[value])).length,
            ),
          }))}
        />
        <ReasonRows
          key={kind}
          {...form.field(kind)}
          hasRules={hasDesk}
          isReadOnly={form.isPending}
        />
      </Form>
      {dialog}
    </>
  )
}
