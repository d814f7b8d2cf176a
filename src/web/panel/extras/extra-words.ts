import type { Choose } from '#domain/event/draft/extras/change-extra.ts'
import type { ExtraKind } from '#domain/event/draft/extras/new-extra.ts'
import type { OptionColumn } from '#domain/event/draft/extras/pasted-options.ts'

/** What is offered, which is also the first name; options that are there at first. */
export const EXTRAS: Readonly<
  Record<ExtraKind, { readonly offer: string; readonly name: string; readonly options?: readonly string[] }>
> = {
  meal: { offer: 'Posiłek', name: 'Obiad' },
  shirt: { offer: 'Koszulka z\u00a0rozmiarami', name: 'Koszulka', options: ['S', 'M', 'L', 'XL'] },
  pieces: { offer: 'Rzecz na sztuki', name: 'Śpiewnik' },
  coach: { offer: 'Autokar z\u00a0przystankami', name: 'Autokar', options: ['Przystanek 1', 'Przystanek 2'] },
  bed: { offer: 'Nocleg na miejsca', name: 'Nocleg', options: ['Pokój', 'Sala, własna karimata'] },
  room: {
    offer: 'Pokoje w\u00a0całości',
    name: 'Pokój w\u00a0całości',
    options: ['Pokój 2-osobowy', 'Pokój 3-osobowy'],
  },
  package: { offer: 'Pakiet', name: 'Pakiet' },
  insurance: { offer: 'Ubezpieczenie', name: 'Ubezpieczenie' },
  donation: { offer: 'Darowizna', name: 'Darowizna' },
  'on-site': { offer: 'Płatne na miejscu', name: 'Opłata na miejscu' },
  days: { offer: 'Dni do wyboru', name: 'Dni', options: ['Dzień 1', 'Dzień 2'] },
  terms: { offer: 'Turnusy', name: 'Turnus', options: ['Turnus I', 'Turnus II'] },
  other: { offer: 'Coś innego', name: 'Dodatek' },
}

/** Options that only show where one's own go: a pasted list takes their place. Sizes and days are meant as they are. */
export const EXAMPLE_OPTIONS: readonly string[] = [EXTRAS.coach, EXTRAS.bed].flatMap(
  ({ options = [] }) => options,
)

const CHOOSE_WORDS: Readonly<Record<Choose, string>> = {
  always: 'każdy to ma',
  one: 'trzeba wybrać jedno',
  optional: 'kto chce, wybiera jedno',
  any: 'można wybrać kilka',
  span: 'wybiera się kolejne dni',
  quantity: 'wybiera się liczbę sztuk',
  amount: 'dowolna kwota',
}

/** Without options there is only yes or no. */
export const chooseWords = (choose: Choose, hasOptions: boolean): string =>
  choose === 'optional' && !hasOptions ? 'kto chce' : CHOOSE_WORDS[choose]

/** The headings of a grid of options. */
export const COLUMN_WORDS: Readonly<Record<OptionColumn, string>> = {
  name: 'Nazwa',
  start: 'Od',
  end: 'Do',
  day: 'Dzień',
  price: 'Cena',
  places: 'Miejsca',
  note: 'Dopisek',
}
