import type { EventDefinitionInput } from '../../event/definition/definition.ts'
import { formatDayOfYear } from '../../values/time.ts'
import { everyDay } from '../kit/event-days.ts'
import type { ItemInput } from '../kit/gift.ts'
import { stepFacts } from '../kit/price-steps.ts'
import { asksPublicMoney, type Conference, PUBLIC_MONEY, type StepPrices } from './conference.ts'
import { workshopItems } from './workshops.ts'

/** Single days are sold of a conference of so many days at most. */
const MOST_DAYS = 7
const DINNERS = 80

export const ROLES: EventDefinitionInput['types'] = [
  { id: 'participant', name: 'Uczestnik' },
  { id: 'student', name: 'Student lub doktorant', note: 'Legitymację pokażesz na miejscu.' },
  { id: 'speaker', name: 'Prelegent', note: 'Wystąpienie potwierdza organizator.' },
]

export const conferenceItems = (conference: Conference): ItemInput[] => [
  taking(conference),
  student(conference),
  ...workshopItems(conference.workshops),
  ...dinner(conference),
]

/** Whether single days are sold. */
const hasSingleDays = ({ length }: Conference) => length > 1 && length <= MOST_DAYS

/** Prices without tax; the whole, or one of its days. */
function taking(conference: Conference): ItemInput {
  const { days, prices } = conference
  const item = {
    id: 'fee',
    name: 'Udział',
    category: 'participation' as const,
    per: 'person' as const,
    when: { fact: 'type', in: ['participant', 'speaker'] },
    ...taxed(conference),
  }
  if (!hasSingleDays(conference))
    return { ...item, choose: 'always', price: byStep(conference, prices.whole) }
  const single = everyDay(days).map((day, index) => ({
    id: `d${index + 1}`,
    name: `Jeden dzień: ${formatDayOfYear(day)}`,
    day: day.toString(),
    price: byStep(conference, prices.day),
  }))
  const whole = { id: 'whole', name: 'Cała konferencja', price: byStep(conference, prices.whole) }
  return { ...item, choose: 'one', options: [whole, ...single] }
}

const taxed = (conference: Conference): Pick<ItemInput, 'vat'> => {
  if (conference.isExempt) return { vat: { rate: 'exempt' } }
  return {
    vat: {
      ...{ rate: 23, prices: 'net' },
      ...(asksPublicMoney(conference) ? { exemptWhen: PUBLIC_MONEY } : {}),
    },
  }
}

/** Until the first day is known the main price. */
const byStep = ({ days }: Conference, { early, main, late }: StepPrices): ItemInput['price'] =>
  days.start === null ? main : { by: ['own.step'], amounts: { early, main, late } }

/** The columns of the price list. */
export const conferenceFacts = ({ days }: Conference): EventDefinitionInput['facts'] =>
  stepFacts(days, { name: 'Dzień zapisu', fact: 'day', what: 'Zapis', until: [60, 8] })

/** An item of its own, because its price has the tax in it. */
const student = ({ prices, isExempt }: Conference): ItemInput => ({
  id: 'student',
  name: 'Udział, student lub doktorant',
  category: 'participation',
  per: 'person',
  choose: 'always',
  when: { fact: 'type', is: 'student' },
  price: prices.student,
  vat: { rate: isExempt ? 'exempt' : 23 },
})

/** On the first evening of several days; of who pays nothing there is no guess what it costs. */
const dinner = ({ length, prices, isExempt }: Conference): ItemInput[] =>
  length < 2 || prices.dinner === 0
    ? []
    : [
        {
          id: 'dinner',
          name: 'Kolacja',
          note: 'Pierwszego dnia o 19:00.',
          category: 'meal',
          per: 'person',
          choose: 'optional',
          price: prices.dinner,
          limit: DINNERS,
          vat: isExempt ? { rate: 'exempt' } : { rate: 23, prices: 'net' },
        },
      ]
