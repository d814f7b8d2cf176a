import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BlockOf } from '#domain/event/page/page-blocks.ts'
import { counts } from '#i18n/pl/counts.ts'
import { tie } from '#i18n/text/typography.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import { TextInPlace } from '../shared/inputs/text-in-place.tsx'
import { changeBlock, type PageEditor } from './page-editor.ts'

/** Blocks that the event fills: a sentence about what is shown, which changes with its source. */

interface Fed<Kind extends 'prices' | 'groups' | 'map' | 'donation'> {
  readonly editor: PageEditor
  readonly block: BlockOf<Kind>
}

/** A setting that is on or off, as words of a sentence. */
function Whether(props: {
  label: string
  on: boolean
  words: readonly [on: string, off: string]
  onChange: (on: boolean) => void
}): ReactNode {
  const [yes, no] = props.words
  return (
    <Slot
      label={props.label}
      value={props.on ? 'yes' : 'no'}
      options={[
        ['yes', yes],
        ['no', no],
      ]}
      onChange={(value) => props.onChange(value === 'yes')}
    />
  )
}

export function ProgrammeSays({
  editor,
  block,
}: {
  editor: PageEditor
  block: BlockOf<'programme'>
}): ReactNode {
  return (
    <p className="pb-say">
      Dni bierzemy z&nbsp;terminu wydarzenia. Obok punktu{' '}
      <Whether
        label="Co stoi obok punktu programu"
        on={block.distances}
        words={['pokazujemy odległość', 'nie pokazujemy odległości']}
        onChange={(distances) => changeBlock(editor, block, (now) => ({ ...now, distances }))}
      />
      .
    </p>
  )
}

export function PricesSay({ editor, block }: Fed<'prices'>): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  return (
    <p className="pb-say">
      Pokazujemy{' '}
      <Slot
        label="Które ceny pokazujemy"
        value={block.show}
        options={[
          ['all', 'wszystkie ceny i zniżki'],
          ['participation', 'ceny udziału i zniżki'],
        ]}
        onChange={(show) => changeBlock(editor, block, (now) => ({ ...now, show }))}
      />{' '}
      z&nbsp;
      <Link to="/wydarzenia/$eventId/ustawienia/oplaty" params={{ eventId }}>
        Opłat
      </Link>
      ,{' '}
      <Whether
        label="Czy wyjaśniamy ceny"
        on={block.reasons}
        words={['każdą z wyjaśnieniem', 'bez wyjaśnień']}
        onChange={(reasons) => changeBlock(editor, block, (now) => ({ ...now, reasons }))}
      />
      . Zmienią się z&nbsp;cennikiem.
    </p>
  )
}

export function GroupsSay({ editor, block }: Fed<'groups'>): ReactNode {
  const { groups, waitingList } = editor.document
  if (groups.length === 0)
    return <p className="pb-quiet">To wydarzenie nie ma grup, dlatego tego bloku nie widać na stronie.</p>
  return (
    <p className="pb-say">
      Pokazujemy {counts.groups(groups.length)},{' '}
      <Whether
        label="Czy podajemy prowadzących"
        on={block.leaders}
        words={['z osobą prowadzącą', 'bez osoby prowadzącej']}
        onChange={(leaders) => changeBlock(editor, block, (now) => ({ ...now, leaders }))}
      />{' '}
      i{' '}
      <Whether
        label="Czy podajemy wolne miejsca"
        on={block.places}
        words={['z liczbą wolnych miejsc', 'bez liczby wolnych miejsc']}
        onChange={(places) => changeBlock(editor, block, (now) => ({ ...now, places }))}
      />
      .{waitingList !== null && block.places && ' Pełna grupa ma listę rezerwową.'}
    </p>
  )
}

export function LeavingSays({ editor }: { editor: PageEditor }): ReactNode {
  return (
    <p className={editor.document.refunds.length === 0 ? 'pb-quiet' : 'pb-say'}>
      Pokazujemy zasady zmian, rezygnacji i&nbsp;zwrotów tego wydarzenia. Zmienią się razem z&nbsp;nimi. Ten
      blok zostaje na stronie, bo prowadzi do niego podsumowanie zapisu.
    </p>
  )
}

export function MapSays({ editor, block }: Fed<'map'>): ReactNode {
  const { place } = editor.document.page
  return (
    <div className="pb-map">
      <p className="pb-say">
        Obrazek mapy otwiera{' '}
        <Slot
          label="Co otwiera obrazek mapy"
          value={block.opens}
          options={[
            ['navigation', 'nawigację w telefonie'],
            ['map', 'mapę'],
          ]}
          onChange={(opens) => changeBlock(editor, block, (now) => ({ ...now, opens }))}
        />{' '}
        i&nbsp;szuka tego adresu:
      </p>
      <TextInPlace
        label="Adres na mapie"
        placeholder={place ?? 'Borów, ul. Kościelna 1'}
        max={200}
        value={block.address ?? null}
        onChange={(address) =>
          changeBlock(editor, block, ({ address: _, ...now }) =>
            address === null ? now : { ...now, address },
          )
        }
      />
      {block.address === undefined && (
        <p className="pb-quiet">
          {place === undefined
            ? 'Bez adresu tego bloku nie widać na stronie.'
            : tie('Puste: miejsce wydarzenia z Informacji.')}
        </p>
      )}
    </div>
  )
}

export function DonationSays({ editor, block }: Fed<'donation'>): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const gifts = editor.document.items.filter(({ category }) => category === 'donation')
  const prices = (
    <Link to="/wydarzenia/$eventId/ustawienia/oplaty" params={{ eventId }}>
      Opłatach
    </Link>
  )
  return (
    <>
      {gifts.length === 0 ? (
        <p className="pb-quiet">Dodaj darowiznę w&nbsp;{prices}, wtedy ten blok pojawi się na stronie.</p>
      ) : (
        <p className="pb-say">
          Zapraszamy do: {gifts.map(({ name }) => tie(name)).join(', ')}. Kwoty zmienisz w&nbsp;{prices}.
        </p>
      )}
      <TextInPlace
        label="Na co zbieramy"
        placeholder="Na co są te pieniądze? Jedno zdanie."
        max={600}
        rows={2}
        value={block.note ?? null}
        onChange={(note) =>
          changeBlock(editor, block, ({ note: _, ...now }) => (note === null ? now : { ...now, note }))
        }
      />
    </>
  )
}
