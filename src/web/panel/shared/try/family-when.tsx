import type { ReactNode } from 'react'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import type { ExampleFamily } from '#domain/event/draft/prices/example-family.ts'
import { localOf } from '#domain/values/polish-time.ts'
import { Slot } from '../conditions/slot.tsx'
import { DaySlot, TextSlot } from '../inputs/slots.tsx'

interface Props {
  readonly definition: EventDefinition
  readonly family: ExampleFamily
  readonly onChange: (family: ExampleFamily) => void
}

/** 'Zapis dzisiaj, bez kodu.' */
export function FamilyWhen({ definition, family, onChange }: Props): ReactNode {
  const { day, code } = family
  const today = localOf(Temporal.Now.instant()).toPlainDate().toString()
  return (
    <p className="sentence">
      Zapis{' '}
      <Slot
        label="Kiedy ta rodzina się zapisuje"
        value={day === null ? 'today' : 'day'}
        options={[
          ['today', 'dzisiaj'],
          ['day', 'w\u00a0wybranym dniu'],
        ]}
        onChange={(when) => onChange({ ...family, day: when === 'today' ? null : today })}
      />
      {day !== null && (
        <>
          {' '}
          <DaySlot
            label="Dzień zapisu"
            day={day}
            onChange={(changed) => onChange({ ...family, day: changed })}
          />
        </>
      )}
      , <CodeSlot definition={definition} family={family} onChange={onChange} />
      {code !== null && 'word' in code && (
        <>
          {' '}
          <TextSlot
            label="Kod tej rodziny"
            text={code.word}
            longest={60}
            onChange={(word) => onChange({ ...family, code: { word } })}
          />
        </>
      )}
      .
    </p>
  )
}

const LIST = 'lista:'

function CodeSlot({ definition, family, onChange }: Props): ReactNode {
  const { code } = family
  const lists = definition.pools.filter(({ per }) => per === 'code')
  const value = code === null ? 'none' : 'word' in code ? 'word' : LIST + code.list
  return (
    <Slot
      label="Jaki kod wpisuje ta rodzina"
      value={value}
      options={[
        ['none', 'bez kodu'],
        ['word', 'z\u00a0kodem'],
        ...lists.map(({ id, name }) => [LIST + id, `z\u00a0kodem z\u00a0listy: ${name}`] as const),
      ]}
      onChange={(chosen) => {
        if (chosen === 'none') onChange({ ...family, code: null })
        else if (chosen === 'word') onChange({ ...family, code: { word: 'KOD' } })
        else onChange({ ...family, code: { list: chosen.slice(LIST.length) } })
      }}
    />
  )
}
