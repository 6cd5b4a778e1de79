import { entryOf } from '@hearth/api/entry'
import { sentence } from '@hearth/api/error'
import { serverNow } from '@hearth/api/serverTime'
import { own } from '@hearth/api/shape'
import { TOAST_TIMEOUT, toastQueue } from '@hearth/ui/components/Toast/toastQueue'
import {
  entryHref,
  entrySentence,
  isUndoing,
  RECORD_KINDS,
  type RecordEntry,
  recordText,
} from '@hearth/ui/domain/record'
import { api } from '../../api'
import { joinSentences } from '../../errors/messages'

/** A sentence about the earlier decision of another steward, with a link to its entry. */
interface Conflict {
  message: string
  href: string
}

/** The entry of a deletion, which a 404 does not bring. An undone deletion doesn't count. */
async function readDeletion(id: string): Promise<RecordEntry | undefined> {
  const query = { subject: id, kinds: RECORD_KINDS.deletions.join(), limit: 1 }
  const [newest] = (await api.call('listRecord', { query })).data
  return newest && !isUndoing(newest) && newest.undo.state !== 'done' ? newest : undefined
}

/** The conflict behind a refusal; undefined if the record has no entry of it. */
export async function readConflict(error: unknown, id: string): Promise<Conflict | undefined> {
  const isGone = own(error, 'status') === 404
  // Without the entry, the caller shows the stated message.
  const entry = isGone ? await readDeletion(id).catch(() => undefined) : entryOf(error)
  if (!entry) return undefined
  const said = isGone ? '' : (sentence(own(error, 'message')) ?? '')
  // The server's message names the author of a decision, but not of a deletion or an edit.
  const isNamed = said !== '' && own(error, 'current') === undefined
  const words = isNamed
    ? said
    : joinSentences([said, entrySentence(entry, serverNow())].filter(Boolean))
  return { message: sentence(words) ?? '', href: entryHref(entry) }
}

/**
 * Shows the conflict in a toast, with a link to its entry.
 * @param showStated shows the specified toast, for any other error
 */
export async function showConflict(
  error: unknown,
  id: string,
  showStated: () => void,
): Promise<void> {
  const conflict = await readConflict(error, id)
  if (!conflict) return showStated()
  const link = { href: conflict.href, label: recordText.seeRecord }
  toastQueue.add({ tone: 'error', text: conflict.message, link }, { timeout: TOAST_TIMEOUT })
}
