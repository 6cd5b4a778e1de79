// The language comes first: a module takes its texts when it loads.
import './language'
import '@hearth/ui/styles.css'
import '@hearth/ui/fonts'
import { queryDefaults } from '@hearth/api/retry'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const queryClient = new QueryClient({ defaultOptions: queryDefaults })
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <App />
  </QueryClientProvider>,
)
