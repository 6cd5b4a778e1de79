import { entryOf } from '@hearth/api/entry'
import { sentence } from '@hearth/api/error'
import { own } from '@hearth/api/shape'
import { TOAST_TIMEOUT, toastQueue } from '@hearth/ui/components/Toast/toastQueue'
import { entryHref, entrySentence } from '@hearth/ui/product/record/entrySentence'
import { RECORD_KINDS, type RecordEntry } from '@hearth/ui/product/record/recordModel'
import { recordText } from '@hearth/ui/product/record/recordText'
import { api } from '../../api'
import { joinSentences } from '../../errors/messages'

/** What somebody else did first, in words, and its entry in the record. */
interface First {
  message: string
  href: string
}

/** Who deleted a record that is gone: a 404 does not say. An undone deletion is not why. */
async function readDeletion(id: string): Promise<RecordEntry | undefined> {
  const query = { subject: id, kinds: RECORD_KINDS.deletions.join(), limit: 1 }
  const [newest] = (await api.call('listRecord', { query })).data
  return newest && newest.undoes === null && newest.undo.state !== 'done' ? newest : undefined
}

/**
 * What somebody else did first, from the error that says so; undefined where the record does not
 * know.
 */
export async function firstOf(error: unknown, id: string): Promise<First | undefined> {
  const isGone = own(error, 'status') === 404
  // A read that fails has nothing to tell.
  const entry = isGone ? await readDeletion(id).catch(() => undefined) : entryOf(error)
  if (!entry) return undefined
  const said = isGone ? '' : (sentence(own(error, 'message')) ?? '')
  // The server's words name who has decided, but not who has deleted or saved.
  const isNamed = said !== '' && own(error, 'current') === undefined
  const words = isNamed
    ? said
    : joinSentences([said, entrySentence(entry, new Date())].filter(Boolean))
  return { message: sentence(words) ?? '', href: entryHref(entry) }
}

/**
 * Tells it in a toast, with a link to the entry.
 * @param show shows what is told where nobody was first
 */
export async function showLate(error: unknown, id: string, show: () => void): Promise<void> {
  const first = await firstOf(error, id)
  if (!first) return show()
  const link = { href: first.href, label: recordText.seeRecord }
  toastQueue.add({ tone: 'error', text: first.message, link }, { timeout: TOAST_TIMEOUT })
}
