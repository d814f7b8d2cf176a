import { hydrateRoot } from 'react-dom/client'
import type { SitePage } from '#contract/pages.ts'
import { ensureTemporal } from '#web/lib/ensure-temporal.ts'
import { CollectionPage } from './collection-page.tsx'
import { DonationPage } from './donation-page.tsx'

/** Hydrates the page of a collection, or of a donation, with the props of the server. */
async function takeOver(): Promise<void> {
  const root = document.getElementById('root')
  const data = document.getElementById('page')?.textContent
  if (root === null || data === null || data === undefined) return
  await ensureTemporal()
  const props: SitePage = JSON.parse(data)
  if (props.page === 'collection') hydrateRoot(root, <CollectionPage {...props} />)
  if (props.page === 'donation') hydrateRoot(root, <DonationPage {...props} />)
}

void takeOver()
