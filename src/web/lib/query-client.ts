import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefused } from './ask.ts'

/**
 * The query client of the applications behind sign-in. `onSignedOut` runs when any call fails because there is
 * no session: it has ended, here or in another window.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (isRefused(error, 'not_signed_in')) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        // The device's own view of its network is no reason to wait silently: `call` tries, and reports.
        networkMode: 'always',
        // `call` has tried a hundred times by then, or was stopped.
        retry: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
