import type { z } from 'zod'
import type { createRegistration } from '#contract/site.ts'
import { caseDefinition } from './seed.ts'

/** The family of four of the case 'kielce-rowerowa-2024', K2, as the site sends it. */

type Order = z.input<(typeof createRegistration)['body']>

/** Grosze: two adults and two pupils from Wiślica, all by coach to Busko-Zdrój. */
export const FAMILY_TOTAL = 84_000

export const kielceDefinition = () => caseDefinition('kielce-rowerowa-2024')

/** The same event on a day to come: the form of one whose last day has passed is shut. */
export const upcomingKielce = async (): Promise<Record<string, unknown>> => ({
  ...(await kielceDefinition()),
  dates: { start: '2031-08-15', end: null },
})

/** The same event with so many places in all (null: counted only); each person takes one. */
export async function limitedDefinition(capacity: number | null) {
  const pool = { id: 'event', name: 'Wszystkie miejsca', capacity, refusal: 'event_full' }
  const definition: Record<string, unknown> = await kielceDefinition()
  return Object.assign(definition, { pools: [pool], claims: [{ pool: 'event' }] })
}

/** The order of the family; `changes` replace whole parts of it. */
export function familyOrder(changes: Partial<Order> = {}): Order {
  return {
    version: 1,
    expectedTotal: FAMILY_TOTAL,
    draft: {
      people: [
        rider('anna', 'Anna', '1984-03-12', 'adult-youth'),
        rider('piotr', 'Piotr', '1981-11-05', 'adult-youth'),
        rider('zofia', 'Zofia', '2012-06-18', 'primary-child'),
        rider('jan', 'Jan', '2014-09-02', 'primary-child'),
      ],
      registeredBy: 'anna',
      statements: ['rules'],
    },
    contact: {
      firstName: 'Anna',
      lastName: 'Kopeć',
      email: 'anna.kopec@example.org',
      phone: '+48 600 100 200',
    },
    ...changes,
  }
}

/** The order of one adult, who starts in Kielce and takes no coach. */
export function singleOrder(changes: Partial<Order> = {}): Order {
  const person = { ...rider('ewa', 'Ewa', '1979-01-30', 'adult-youth'), group: 'kielce', choices: {} }
  return familyOrder({
    expectedTotal: 20_000,
    draft: { people: [person], registeredBy: 'ewa', statements: ['rules'] },
    ...changes,
  })
}

function rider(ref: string, firstName: string, birthDate: string, type: string) {
  return {
    ref,
    firstName,
    lastName: 'Kopeć',
    birthDate,
    type,
    group: 'wislica',
    choices: { coach: 'busko-zdroj' },
  }
}
