import type { ReactNode } from 'react'
import { USUAL_CARERS } from '#domain/event/draft/who/asked.ts'
import { ALWAYS } from '#domain/event/draft/who/simplify.ts'
import { WhoList } from '../shared/conditions/who-list.tsx'
import { ProblemLines } from '../shared/draft/problem-lines.tsx'
import type { DraftRules } from '../shared/draft/use-draft-rules.ts'
import { OptionalNumber } from '../shared/inputs/optional-number.tsx'
import { AddButton, Section } from './section.tsx'

type Carers = NonNullable<DraftRules['document']['carers']>

/** Who looks after whom on the spot. */
export function CarersSection({ rules }: { rules: DraftRules }): ReactNode {
  const { document, change } = rules
  const { carers } = document
  const write = (part: Partial<Carers>) =>
    change((now) => ({ ...now, carers: { ...(now.carers ?? USUAL_CARERS), ...part } }))
  return (
    <Section
      title="Opiekun na miejscu"
      about={
        carers === null
          ? 'Dziecko może wskazywać opiekuna: osobę z\u00a0tego samego zgłoszenia, która będzie z\u00a0nim na miejscu.'
          : undefined
      }
    >
      {carers === null ? (
        <div className="who-adds">
          <AddButton onClick={() => write({})}>Wymagaj opiekuna dla dzieci</AddButton>
        </div>
      ) : (
        <div className="who-form">
          <WhoList
            rules={rules}
            of="person"
            title="Opiekuna potrzebuje:"
            nobody=""
            when={carers.for}
            onChange={(when) => write({ for: when ?? ALWAYS })}
          />
          <WhoList
            rules={rules}
            of="person"
            title="Opiekunem może być:"
            nobody=""
            when={carers.may}
            onChange={(when) => write({ may: when ?? ALWAYS })}
          />
          <p className="who-say">
            Jeden opiekun ma najwyżej{' '}
            <OptionalNumber
              required
              label="Najwięcej podopiecznych jednego opiekuna"
              value={carers.most}
              least={1}
              most={100}
              onChange={(most) => most !== null && write({ most })}
            />{' '}
            podopiecznych.
          </p>
          <ProblemLines id="opiekun" problems={rules.problemsAt('carers')} />
          <div className="who-adds">
            <button
              type="button"
              className="btn text"
              onClick={() => change((now) => ({ ...now, carers: null }))}
            >
              Nie wymagaj opiekuna
            </button>
          </div>
        </div>
      )}
    </Section>
  )
}
