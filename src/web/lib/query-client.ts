import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isOffline, isRefused } from './ask.ts'

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
        // Without a network the page says so at once instead of waiting behind a skeleton.
        networkMode: 'always',
        retry: (failures, error) => isOffline(error) && failures < 1,
        retryDelay: 1_000,
      },
      mutations: { networkMode: 'always' },
    },
  })
}
