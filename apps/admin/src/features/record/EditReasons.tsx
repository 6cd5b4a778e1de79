import { ReasonTemplates } from '@hearth/ui/domain/moderation'
import { isOffered } from '../../deployment/brand'
import { useFormAction } from '../../mutations/useFormAction'
import { useLeaveGuard } from '../../navigation/useLeaveGuard'
import { useRead } from '../../queries/useRead'
import { recordApi } from './api'
import { recordMessages } from './messages'

/** The reasons that stewards can choose, with their calls. */
export function EditReasons({ onClose }: { onClose: () => void }) {
  const { sendAsync, submission } = useFormAction(
    recordApi.mutation('replaceReasonTemplates'),
    recordMessages.replaceReasonTemplates,
  )
  return (
    <ReasonTemplates
      templates={useRead(recordApi.query('listReasonTemplates'), { keepOnError: true }).loadable}
      onSave={(templates, { etag }) => sendAsync({ body: { templates: [...templates], etag } })}
      hasDesk={isOffered('desk')}
      submission={submission}
      guard={useLeaveGuard()}
      onClose={onClose}
    />
  )
}
