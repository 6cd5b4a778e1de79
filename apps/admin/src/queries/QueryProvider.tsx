import { QueryClientProvider } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Provides the panel's cache. Pages outside the panel have none. */
export const QueryProvider = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={useRouter().options.context.queryClient}>
    {children}
  </QueryClientProvider>
)
