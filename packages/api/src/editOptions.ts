import type { MutationFunctionContext } from '@tanstack/react-query'
import type { Api } from './api'
import { currentOf } from './conflict'
import { mayHaveChanged } from './createApi'
import { bodyUpon, type Edit, type EditId, isSavedIn, showCurrent } from './edit'
import type { Answer } from './operation'

/**
 * Options of an edit, e.g. `edit(api, 'updateAnnouncement')`: a change that never overwrites what
 * somebody else has saved since the person saw the record. In that case it fails, and the reads
 * show what is saved now. It still goes through where nothing is lost: somebody else changed
 * only other fields, or an earlier call saved the same values and its answer was lost.
 *
 * Not a part of `Api`: only forms of the panel edit, and the public pages do without its code.
 */
export function edit<Id extends EditId>({ call, refresh }: Pick<Api, 'call' | 'refresh'>, id: Id) {
  const save = async (one: Edit<Id>): Promise<Answer<Id>> => {
    const { seen, fields: _, ...input } = one
    try {
      return await call(id, { ...input, body: bodyUpon(one.body, one, seen) } as Edit<Id>)
    } catch (error) {
      const current = currentOf(id, error)
      if (!current) throw error
      if (isSavedIn(current, one, one.body)) return {} as Answer<Id>
      if (isSavedIn(current, one, seen)) return save({ ...one, seen: current })
      throw error
    }
  }
  return {
    mutationKey: [id] as const,
    mutationFn: async (one: Edit<Id>, { client }: MutationFunctionContext) => {
      try {
        const answer = await save(one)
        await refresh(client, id)
        return answer
      } catch (error) {
        const current = currentOf(id, error)
        if (current) showCurrent(client, id, current)
        // Afterwards: what is put into a read counts as fresh, and the rest of it may be old.
        if (mayHaveChanged(error)) void refresh(client, id)
        throw error
      }
    },
  }
}
