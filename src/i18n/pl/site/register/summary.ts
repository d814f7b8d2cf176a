import { tie } from '../../../text/typography.ts'
import { counts } from '../../counts.ts'

/** The price beside the form, and the summary before the order. */

export const priceAndNext = 'Cena i\u00a0dalszy krok'
export const total = 'Razem'
/** How many the sum counts so far. */
export const forWhom = (priced: number, all: number): string =>
  priced === all ? `za ${counts.peopleAccusative(all)}` : `za ${priced} z\u00a0${all}\u00a0osób`
export const pricedLater = 'cena po uzupełnieniu'
export const onSiteWithin = 'W\u00a0tym płatne na miejscu, poza sumą'
export const onSiteBeside = 'Na miejscu, poza sumą powyżej'

export const awaitsOrganiser = 'Czeka na potwierdzenie organizatora.'
export const nothingUntilThen =
  'Do tego czasu nic nie płacisz. Miejsca czekają. O\u00a0decyzji damy znać e-mailem.'
export const placesWait = 'Miejsca czekają na decyzję. O\u00a0decyzji damy znać e-mailem.'

export const terms = 'Zasady zmian i\u00a0rezygnacji'
export const contact = 'Kontakt'
export const contactUse = 'Na ten adres wyślemy potwierdzenie i\u00a0bilety.'
export const entry = (line: string): string => `Wejście: ${line}`
export const plan = 'Sposób płatności'
export const statements = 'Oświadczenia'
export const voluntary = ' Dobrowolne.'
export const newTab = ' (otwiera nową kartę)'

export const toPay = 'Do zapłaty'
export const toPayNow = 'Do zapłaty teraz'
export const toPayLater = 'Do zapłaty po potwierdzeniu'
export const dependsOnDay = 'Cena zależy od dnia wpłaty.'
/** Parts of it may be due on days of their own. */
export const nextPrice = ({
  until,
  now,
  from,
  next,
}: Readonly<Record<'until' | 'now' | 'from' | 'next', string>>) =>
  tie(`Cena zależy od dnia wpłaty. Razem do ${until}: ${now}, od ${from}: ${next}.`)

/** The parts of a payment. */
export const afterApproval = (part: string): string => `Po potwierdzeniu: ${part}`
export const now = (part: string): string => `Teraz: ${part}`
export const dayLater = (part: string): string => `${part}, termin podamy`
export const until = (day: string): string => `Do ${day}`
export const latest = (day: string | null): string => `najpóźniej do ${day}`
