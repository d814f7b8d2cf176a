import './scanner.css'
import './form.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from '#web/lib/query-client.ts'
import { startScheme } from '#web/lib/scheme.ts'
import { Scanner } from './scanner.tsx'
import { openSignIn } from './sign-in.ts'

/** The scanner at the gate: starts in the shell that the server sends. */

const queries = createQueryClient(openSignIn)

// Dark unless somebody chose otherwise: gates open before sunrise, and a verdict must stand out.
startScheme({ key: 'scanner.scheme', fallback: 'dark' })
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <QueryClientProvider client={queries}>
      <Scanner />
    </QueryClientProvider>,
  )
}
