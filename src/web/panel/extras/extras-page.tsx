import '../shared/prices/prices.css'
import './extras.css'
import type { ReactNode } from 'react'
import { isExtra } from '#domain/event/draft/extras/new-extra.ts'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { usePricing } from '../shared/prices/use-pricing.ts'
import { TryFamily } from '../shared/try/try-family.tsx'
import { AddExtra } from './add-extra.tsx'
import { ExtraCard } from './extra-card.tsx'

/** 'Dodatki': everything that can be chosen beside taking part, and terms and days of taking part. */
export function ExtrasPage(): ReactNode {
  const pricing = usePricing()
  const extras = pricing.document.items.filter(isExtra)
  return (
    <>
      <SettingsHead title="Dodatki" />
      <div className="prices">
        <div className="prices-main">
          {extras.length === 0 && (
            <p className="empty-state">
              Tu ustawisz to, co można wybrać przy zapisie: autokar z&nbsp;przystankami, nocleg, obiad,
              koszulkę, ubezpieczenie, darowiznę, a&nbsp;także dni i&nbsp;turnusy. Opłata za udział jest na
              stronie Opłaty.
            </p>
          )}
          {extras.map((item) => (
            <ExtraCard key={item.id} pricing={pricing} item={item} />
          ))}
          <AddExtra pricing={pricing} />
        </div>
        <TryFamily definition={pricing.definition} />
      </div>
    </>
  )
}
