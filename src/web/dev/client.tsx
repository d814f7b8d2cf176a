import { hydrateRoot } from 'react-dom/client'
import { ensureTemporal } from '#web/lib/ensure-temporal.ts'
import { FormPage } from './form/form-page.tsx'

/** Takes over the page of the form library, the only one of development that has a script. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) return
  await ensureTemporal()
  hydrateRoot(root, <FormPage />)
}

void takeOver()
