import { queryDefaults } from '@hearth/api/retry'
import { Stack } from '@hearth/ui/layout/Stack'
import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { api } from './api'
import { InvitePartner } from './InvitePartner'
import { Partners } from './Partners'

const queryClient = new QueryClient({ defaultOptions: queryDefaults })

export function Page() {
  return (
    <QueryClientProvider client={queryClient}>
      <Stack space="6">
        <LoadedPartners />
        <InvitePartner />
      </Stack>
    </QueryClientProvider>
  )
}

function LoadedPartners() {
  const { data, isPending } = useQuery(api.query('listPartners'))
  const { mutateAsync } = useMutation(api.mutation('removePartner'))
  return (
    <Partners
      partners={data?.data ?? []}
      isLoading={isPending}
      onRemove={({ id }) => mutateAsync({ path: { id } })}
    />
  )
}
