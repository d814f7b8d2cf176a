import type { CardField, HolidayForm } from '#domain/camp-card/camp-card.ts'

/**
 * The words of the card of a participant of a holiday: those of annex 6 to the regulation of 30 March 2016 on holidays of
 * children and youth, in the wording of the regulation of 22 July 2021 (Dz.U. 2021 poz. 1548).
 */

export const cardTitle = 'Karta kwalifikacyjna uczestnika wypoczynku'

export const formNames: Readonly<Record<HolidayForm, string>> = {
  colony: 'kolonia',
  winter: 'zimowisko',
  camp: 'obóz',
  bivouac: 'biwak',
  'day-camp': 'półkolonia',
  other: 'inna forma wypoczynku',
}

export const partI = {
  title: 'I. Informacje dotyczące wypoczynku',
  organiser: 'Organizator wypoczynku',
  form: '1. Forma wypoczynku',
  dates: '2. Termin wypoczynku',
  address: '3. Adres wypoczynku, miejsce lokalizacji wypoczynku',
  route: 'Trasa wypoczynku o\u00a0charakterze wędrownym',
  country: 'Nazwa kraju w\u00a0przypadku wypoczynku organizowanego za granicą',
}

export const partII = {
  title: 'II. Informacje dotyczące uczestnika wypoczynku',
  name: '1. Imię (imiona) i\u00a0nazwisko',
  birthYear: '3. Rok urodzenia',
  health:
    '9. Istotne dane o\u00a0stanie zdrowia uczestnika wypoczynku, rozwoju psychofizycznym i\u00a0stosowanej diecie',
  vaccinations:
    'Szczepienia ochronne (wraz z\u00a0podaniem roku) albo książeczka zdrowia z\u00a0aktualnym wpisem szczepień',
}

/** The labels of fields on the card; those of point 9 stand below its title. */
export const fieldLabels: Readonly<Record<CardField, string>> = {
  parents: '2. Imiona i\u00a0nazwiska rodziców',
  pesel: '4. Numer PESEL uczestnika wypoczynku',
  address: '5. Adres zamieszkania',
  parentsAddress: '6. Adres zamieszkania lub pobytu rodziców (gdy uczestnik jest niepełnoletni)',
  phones:
    '7. Numer telefonu rodziców lub osoby wskazanej przez pełnoletniego uczestnika, w\u00a0czasie trwania wypoczynku',
  needs:
    '8. Informacja o\u00a0specjalnych potrzebach edukacyjnych uczestnika, w\u00a0szczególności wynikających z\u00a0niepełnosprawności, niedostosowania społecznego lub zagrożenia niedostosowaniem społecznym',
  health: 'Stan zdrowia i\u00a0rozwój psychofizyczny',
  allergies: 'Na co uczestnik jest uczulony',
  travel: 'Jak znosi jazdę samochodem',
  medicines: 'Czy przyjmuje stale leki i\u00a0w\u00a0jakich dawkach',
  aids: 'Czy nosi aparat ortodontyczny lub okulary',
  diet: 'Stosowana dieta',
  vaccinations: 'Tężec, błonica, inne',
  tetanus: 'Tężec',
  diphtheria: 'Błonica',
  otherVaccinations: 'Inne',
}

/** The same where an organiser chooses what fills them in: one under another, without the card around them. */
export const settingLabels: Readonly<Record<CardField, string>> = {
  ...fieldLabels,
  health: `9. ${fieldLabels.health}`,
  allergies: `9. ${fieldLabels.allergies}`,
  travel: `9. ${fieldLabels.travel}`,
  medicines: `9. ${fieldLabels.medicines}`,
  aids: `9. ${fieldLabels.aids}`,
  diet: `9. ${fieldLabels.diet}`,
  vaccinations: 'Szczepienia, gdy jedno pytanie jest o\u00a0wszystkie',
  tetanus: 'Szczepienia: tężec',
  diphtheria: 'Szczepienia: błonica',
  otherVaccinations: 'Szczepienia: inne',
}

export const partIII = {
  title:
    'III. Decyzja organizatora wypoczynku o\u00a0zakwalifikowaniu uczestnika wypoczynku do udziału w\u00a0wypoczynku',
  decides: 'Postanawia się (właściwe zaznaczyć znakiem „X”):',
  accept: 'zakwalifikować i\u00a0skierować uczestnika na wypoczynek',
  refuse: 'odmówić skierowania uczestnika na wypoczynek ze względu na',
}

export const partIV = {
  title:
    'IV. Potwierdzenie przez kierownika wypoczynku pobytu uczestnika wypoczynku w\u00a0miejscu wypoczynku',
  stayed: 'Uczestnik przebywał (adres miejsca wypoczynku)',
  from: 'od dnia (dzień, miesiąc, rok)',
  to: 'do dnia (dzień, miesiąc, rok)',
}

export const partV =
  'V. Informacja kierownika wypoczynku o\u00a0stanie zdrowia uczestnika wypoczynku w\u00a0czasie trwania wypoczynku oraz o\u00a0chorobach przebytych w\u00a0jego trakcie'

export const partVI =
  'VI. Informacje i\u00a0spostrzeżenia wychowawcy wypoczynku dotyczące pobytu uczestnika wypoczynku'

export const signatures = {
  placeAndDay: 'miejscowość, data',
  day: 'data',
  organiser: 'podpis organizatora wypoczynku',
  parents: 'podpis rodziców / pełnoletniego uczestnika wypoczynku',
  head: 'podpis kierownika wypoczynku',
  educator: 'podpis wychowawcy wypoczynku',
}

/** In place of a text that the letters of the card cannot show. */
export const otherAlphabet = '(odpowiedź w\u00a0innym alfabecie: zobacz zgłoszenie)'

export const pageOfCard = (page: number, count: number): string => `Strona ${page} z\u00a0${count}`

/** Names of files. */
export const cardFile = (who: string): string => `Karta kwalifikacyjna, ${who}.pdf`
export const cardsFile = (of: string): string => `Karty kwalifikacyjne, ${of}.pdf`
export const blankFile = 'Karta kwalifikacyjna do wypełnienia.pdf'
/** Which of several files. */
export const partOfFile = (part: number): string => `część ${part}`
