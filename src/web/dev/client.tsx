import { hydrateRoot } from 'react-dom/client'
import type { DevPage } from '#contract/dev-pages.ts'
import { ensureTemporal } from '#web/lib/ensure-temporal.ts'
import { FormPage } from './form/form-page.tsx'
import { PeoplePage } from './people-page.tsx'

/** Hydrates the interactive pages of development. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById('page')?.textContent
  if (root === null || data === null || data === undefined) return
  const props: DevPage = JSON.parse(data)
  if (props.page === 'people') hydrateRoot(root, <PeoplePage {...props} />)
  if (props.page !== 'form') return
  await ensureTemporal()
  hydrateRoot(root, <FormPage />)
}

void takeOver()
