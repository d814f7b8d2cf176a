import { hydrateRoot } from 'react-dom/client'
import type { CreatePage } from '#contract/pages.ts'
import { createAnswers } from './availability.ts'
import { CreatePageView } from './create-page.tsx'

/** Takes the page over from the server's rendering, with the props that it was made of. */
function takeOver(): void {
  const root = document.getElementById('root')
  const data = document.getElementById('page')?.textContent
  if (root === null || data === null || data === undefined) return
  const page: CreatePage = JSON.parse(data)
  hydrateRoot(root, <CreatePageView page={page} answers={createAnswers()} />)
}

// A page kept by the browser would come back as it was left: in the middle of sending, or with an account made.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

takeOver()
