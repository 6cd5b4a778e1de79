import { SinceYouLooked } from '@hearth/ui/domain/record'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { showFailure } from '../../errors/toasts'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useData } from '../../queries/useData'
import { recordMessages } from './messages'

const options = api.query('getDigest')

/** What others did since this steward last marked it as seen. */
export function RecordDigest() {
  const client = useQueryClient()
  const once = useSingleFlight()
  const { mutateAsync, isPending } = useMutation({
    // The call changes nothing but the digest.
    ...api.mutation('markDigest', { reloads: false }),
    onSuccess: async (answer) => {
      // A read under way may have started before the change.
      await client.cancelQueries({ queryKey: options.queryKey, exact: true })
      client.setQueryData(options.queryKey, answer)
    },
    onError: (error) => showFailure(recordMessages.markDigest, error),
  })
  // Stay visible during a retry: the focus is inside. Show nothing during the first load.
  const digest = useData(options, { keepOnError: true })
  return (
    <SinceYouLooked
      digest={digest}
      onSeen={({ until }) => once('digest', () => mutateAsync({ query: { until } }))}
      isPending={isPending}
    />
  )
}
