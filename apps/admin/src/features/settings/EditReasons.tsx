import { ReasonTemplates } from '@hearth/ui/domain/moderation'
import { api } from '../../api'
import { isOffered } from '../../deployment/brand'
import { useFormAction } from '../../mutations/useFormAction'
import { useLeaveGuard } from '../../navigation/useLeaveGuard'
import { useRead } from '../../queries/useRead'
import { recordMessages } from '../record/messages'

/** The reasons that stewards can choose, with their calls. */
export function EditReasons({ onClose }: { onClose: () => void }) {
  const { sendAsync, submission } = useFormAction(
    api.mutation('replaceReasonTemplates'),
    recordMessages.replaceReasonTemplates,
  )
  return (
    <ReasonTemplates
      templates={useRead(api.query('listReasonTemplates'), { keepOnError: true }).loadable}
      onSave={(templates, { etag }) => sendAsync({ body: { templates: [...templates], etag } })}
      hasDesk={isOffered('desk')}
      hasAppeals={isOffered('redress')}
      submission={submission}
      guard={useLeaveGuard()}
      onClose={onClose}
    />
  )
}
