import type { ReactNode } from 'react'
import { EXTRA_KINDS, withNewExtra } from '#domain/event/draft/extras/new-extra.ts'
import { dayText } from '#i18n/pl/spans.ts'
import { Icon } from '../shared/icon.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { EXTRAS } from './extra-words.ts'

/** What can be added, each ready to be used as it is. */
export function AddExtra({ pricing }: { pricing: Pricing }): ReactNode {
  return (
    <section className="add-rule" aria-labelledby="dodaj-dodatek">
      <h2 id="dodaj-dodatek">Dodaj</h2>
      <div className="price-presets">
        {EXTRA_KINDS.map((kind) => {
          const { offer, name, options = [] } = EXTRAS[kind]
          return (
            <button
              data-adds
              key={kind}
              type="button"
              className="btn text"
              onClick={() =>
                pricing.change((document) =>
                  withNewExtra(document, kind, { name, options, dayName: dayText }),
                )
              }
            >
              <Icon name="plus" size={18} />
              {offer}
            </button>
          )
        })}
      </div>
    </section>
  )
}
