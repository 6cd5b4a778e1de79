import { SinceYouLooked } from '@hearth/ui/product/record'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { showFailure } from '../../errors/toasts'
import { useSingleFlight } from '../../mutations/useSingleFlight'
import { useData } from '../../queries/useData'
import { recordMessages } from './messages'

const options = api.query('getDigest')

/** What others did since this steward last marked it as seen. */
export function DigestPart() {
  const client = useQueryClient()
  const once = useSingleFlight()
  const { mutateAsync, isPending } = useMutation({
    // It changes nothing but this very answer.
    ...api.mutation('markDigest', { reloads: false }),
    onSuccess: async (answer) => {
      // A read under way may be from before.
      await client.cancelQueries({ queryKey: options.queryKey, exact: true })
      client.setQueryData(options.queryKey, answer)
    },
    onError: (error) => showFailure(recordMessages.markDigest, error),
  })
  // While it tries again it stays, with the focus in it: a load alone does not show.
  const digest = useData(options, { keepOnError: true })
  return (
    <SinceYouLooked
      digest={digest}
      onSeen={({ until }) => once('digest', () => mutateAsync({ query: { until } }))}
      isPending={isPending}
    />
  )
}
