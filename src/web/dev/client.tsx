import { hydrateRoot } from 'react-dom/client'
import type { DevPage } from '#contract/pages.ts'
import { PeoplePage } from './people-page.tsx'

/** Takes over the pages of development that do something in the browser. */
function takeOver(): void {
  const root = document.getElementById('root')
  const data = document.getElementById('page')?.textContent
  if (root === null || data === null || data === undefined) return
  const props: DevPage = JSON.parse(data)
  if (props.page === 'people') hydrateRoot(root, <PeoplePage {...props} />)
}

takeOver()
