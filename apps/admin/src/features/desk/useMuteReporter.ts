import type { ReporterMuteActions } from '@hearth/ui/domain/desk'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { ignoreSettled } from '../../mutations/ignoreSettled'
import { useAction } from '../../mutations/useAction'
import { useMay } from '../../session/permissions'
import { reasonAndNoteOf } from '../moderation/moderation'
import { reasonFor } from '../moderation/reasonFor'
import { noticeMessages } from '../notices/messages'
import { recordedToasts } from '../record/recordSlots'

/** Stops the reports of a member, or lets them count again; nothing without the feature `redress`. */
export function useMuteReporter(): ReporterMuteActions {
  const mute = useAction(api.mutation('muteReporter'), noticeMessages.muteReporter, recordedToasts)
  const unmute = useAction(
    api.mutation('unmuteReporter'),
    noticeMessages.unmuteReporter,
    recordedToasts,
  )
  const mayModerate = useMay('posts.moderate')
  if (!isOffered('redress') || !mayModerate) return {}
  const onMuteChange: ReporterMuteActions['onMuteChange'] = ({ id, name }, isMuted, given) => {
    const change = { path: { id }, body: reasonAndNoteOf(given), name }
    return ignoreSettled(isMuted ? mute(change) : unmute(change))
  }
  return {
    onMuteChange,
    muteReason: (reporter, isMuted) => reasonFor(isMuted ? 'mute' : 'unmute', reporter),
  }
}
