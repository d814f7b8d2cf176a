import type { PresetGroup, PresetName } from '#domain/event/draft/prices/presets.ts'

/** How a rule is offered, and its first name, which people read as the reason of their price. */
export const PRESET_WORDS: Readonly<Record<PresetName, { readonly offer: string; readonly name: string }>> = {
  'third-child': {
    offer: 'Trzecie i\u00a0każde następne dziecko',
    name: 'Trzecie i\u00a0każde następne dziecko',
  },
  siblings: { offer: 'Rodzeństwo taniej', name: 'Rodzeństwo' },
  parents: { offer: 'Rodzice z\u00a0dziećmi taniej', name: 'Rodzic z\u00a0dzieckiem' },
  card: { offer: 'Karta Dużej Rodziny', name: 'Karta Dużej Rodziny' },
  'family-cap': { offer: 'Najwyżej tyle za rodzinę', name: 'Najwyżej za rodzinę' },
  early: { offer: 'Wcześniejszy zapis', name: 'Wcześniejszy zapis' },
  'first-pieces': { offer: 'Pierwsze 50 osób taniej', name: 'Pierwsze 50 osób' },
  'many-people': { offer: 'Liczne zgłoszenie', name: 'Liczne zgłoszenie' },
  'free-for-each': { offer: 'Jedna osoba bezpłatnie na każde 10', name: 'Jedna na dziesięć bezpłatnie' },
  'cheapest-free': {
    offer: 'Najtańsza z\u00a0czterech bezpłatnie',
    name: 'Jedna z\u00a0czterech bezpłatnie',
  },
  'second-half': { offer: 'Druga za połowę', name: 'Druga za połowę' },
  'two-terms': { offer: 'Za dwa turnusy', name: 'Dwa turnusy' },
  code: { offer: 'Kod: jedno słowo', name: 'Kod' },
  'code-list': { offer: 'Kody imienne', name: 'Kody imienne' },
  duty: { offer: 'Dla osób pełniących funkcję', name: 'Pomoc w\u00a0organizacji' },
  senior: { offer: 'Seniorzy taniej', name: 'Senior' },
  subsidy: { offer: 'Część płaci ktoś inny (gmina)', name: 'Dopłata gminy' },
  surcharge: { offer: 'Dopłata', name: 'Dopłata' },
  'senior-surcharge': { offer: 'Dopłata od 70 lat', name: 'Dopłata od 70 lat' },
}

export const GROUP_WORDS: Readonly<Record<PresetGroup, string>> = {
  family: 'Dzieci i\u00a0rodzina',
  count: 'Kiedy i\u00a0ile',
  codes: 'Kody',
  others: 'Inne',
}

/** What is needed first, where it cannot be added yet. */
export const NEEDED: Partial<Record<PresetName, string>> = {
  'two-terms': 'najpierw dodaj turnusy na stronie Dodatki.',
}
