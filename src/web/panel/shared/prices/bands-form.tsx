import { type ReactNode, useState } from 'react'
import {
  type Band,
  type Bands,
  bandsOf,
  nextKindOf,
  usesOfBands,
  withBand,
  withBandsNamed,
  withNewBand,
  withoutBand,
} from '#domain/event/draft/prices/bands.ts'
import { firstCondition } from '#domain/event/draft/prices/dependence.ts'
import { nextByAge, nextByDay } from '#domain/event/draft/prices/price-rows.ts'
import { upperFirst } from '#i18n/pl/listing.ts'
import { placeWords } from '#i18n/pl/place-words.ts'
import { ConditionList } from '../conditions/condition-list.tsx'
import { Icon } from '../icon.tsx'
import { NameInput } from '../inputs/name-input.tsx'
import { TextSlot } from '../inputs/slots.tsx'
import { type Pricing, problemsWithin } from './use-pricing.ts'

/** 'Progi „Wiek”': the steps of a table, with their names and for whom each of them is. */
export function BandsForm({ pricing, bandsId }: { pricing: Pricing; bandsId: string }): ReactNode {
  const { document, change } = pricing
  const [open, setOpen] = useState<string | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const bands = bandsOf(document).find(({ id }) => id === bandsId)
  if (bands === undefined) return null
  const remove = (band: Band) => {
    const uses = usesOfBands(document, bandsId, band.id).map((path) => placeWords(pricing.definition, path))
    setKept(
      uses.length === 0 ? null : `Od progu „${band.name}” zależy: ${uses.join('; ')}. Zmień to najpierw.`,
    )
    if (uses.length === 0) change((now) => withoutBand(now, bandsId, band.id))
  }
  return (
    <details className="bands">
      <summary>{`Progi: ${bands.name}`}</summary>
      <p className="sentence">
        Nazwa progów:{' '}
        <TextSlot
          label="Nazwa progów"
          text={bands.name}
          longest={120}
          onChange={(name) => change((now) => withBandsNamed(now, bandsId, name))}
        />
        . Liczy się pierwszy, który pasuje.
      </p>
      <ol>
        {bands.values.map((band) => (
          <OneBand
            key={band.id}
            pricing={pricing}
            bands={bands}
            band={band}
            isOpen={open === band.id}
            onOpen={() => setOpen(open === band.id ? null : band.id)}
            onRemove={() => remove(band)}
          />
        ))}
      </ol>
      {problemsWithin(pricing, `facts.${document.facts.indexOf(bands)}`).map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
      {kept !== null && (
        <p className="error" role="alert">
          {kept}
        </p>
      )}
      <button
        data-adds
        type="button"
        className="btn text"
        onClick={() => {
          const isByTime = bands.of === 'registration'
          const usual = firstCondition(isByTime ? 'new-time' : 'new-age', document)
          const when = nextByDay(bands.values) ?? nextByAge(bands.values) ?? usual
          const next = nextKindOf(document, bands) ?? { name: upperFirst(pricing.whole(when)), when }
          change((now) => withNewBand(now, bandsId, next))
        }}
      >
        <Icon name="plus" size={18} />
        Dodaj próg
      </button>
    </details>
  )
}

interface OneProps {
  readonly pricing: Pricing
  readonly bands: Bands
  readonly band: Band
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function OneBand({ pricing, bands, band, isOpen, onOpen, onRemove }: OneProps): ReactNode {
  const { change } = pricing
  const isRest = band.when === undefined && bands.values.at(-1) === band
  // A step that is called by its condition goes on being called so.
  const nameFor = (when: Band['when']) =>
    band.name === upperFirst(pricing.whole(band.when)) ? upperFirst(pricing.whole(when)) : band.name
  return (
    <li className="band">
      <NameInput
        label={`Próg: ${band.name}`}
        name={band.name}
        onChange={(name) => change((now) => withBand(now, bands.id, band.id, (each) => ({ ...each, name })))}
      />
      {isRest ? (
        <span>pozostali</span>
      ) : (
        <button type="button" className="word-button" aria-expanded={isOpen} onClick={onOpen}>
          {pricing.whole(band.when)}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={`Usuń próg: ${band.name}`}
        disabled={bands.values.length < 2}
        onClick={onRemove}
      >
        <Icon name="close" size={20} />
      </button>
      {isOpen && !isRest && (
        <div className="price-who">
          <ConditionList
            opensAlone
            definition={pricing.definition}
            words={pricing.words}
            facts={pricing.facts[bands.of].filter(({ name }) => name !== `own.${bands.id}`)}
            when={band.when}
            onChange={(when) =>
              change((now) =>
                withBand(now, bands.id, band.id, ({ when: _, ...each }) => ({
                  ...each,
                  name: nameFor(when),
                  ...(when === undefined ? {} : { when }),
                })),
              )
            }
          />
        </div>
      )}
    </li>
  )
}
