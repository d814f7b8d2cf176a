import { hydrateRoot } from 'react-dom/client'
import type { CreatePage } from '#contract/pages.ts'
import { createAnswers } from './availability.ts'
import { CreatePageView } from './create-page.tsx'

/** Hydrates the page that the server rendered, with the same props. */
function takeOver(): void {
  const root = document.getElementById('root')
  const data = document.getElementById('page')?.textContent
  if (root === null || data === null || data === undefined) return
  const page: CreatePage = JSON.parse(data)
  hydrateRoot(root, <CreatePageView page={page} answers={createAnswers()} />)
}

// A page cached by the browser would come back as it was left: in the middle of sending, or with a created account.
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

takeOver()
