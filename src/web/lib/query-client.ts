import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isRefused } from './ask.ts'

/**
 * The query client of the faces behind sign-in. `onSignedOut` runs when any call is told that nobody
 * is signed in: the session has ended, here or in another window.
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
        // What the device believes of its network is no reason to wait in silence: `call` asks, and tells.
        networkMode: 'always',
        // `call` has tried a hundred times by then, or was told to stop.
        retry: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
