import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { getLodging, movePeople, publishSpaces, saveSpaces } from '#contract/lodging.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { smallEvent } from '../races/small-event.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import type { TestSite } from './site.ts'

type Saved = z.input<(typeof saveSpaces)['body']>['spaces'][number]

/** A free retreat with two kinds of rooms, a coach with stops, and a question with whom to live. */
export function retreat(): EventDefinitionInput {
  const item = { legalKind: 'dated-service', per: 'person', price: 0 } as const
  const event = smallEvent({ pools: {}, price: 0 })
  return {
    ...event,
    title: 'Rekolekcje rodzinne',
    ask: { birthDate: 'required', sex: 'required' },
    peoplePerRegistration: { min: 1, max: 8 },
    items: [
      ...(event.items ?? []),
      {
        ...{ ...item, id: 'room', name: 'Pokój', category: 'lodging', choose: 'one' },
        options: [
          { id: 'shared', name: 'Pokój wieloosobowy' },
          { id: 'bath', name: 'Pokój z łazienką' },
        ],
      },
      {
        ...{ ...item, id: 'coach', name: 'Autokar tam', category: 'transport', choose: 'optional' },
        options: [
          { id: 'kielce', name: 'Kielce, dworzec' },
          { id: 'busko', name: 'Busko-Zdrój' },
        ],
      },
    ],
    questions: [{ id: 'with-whom', of: 'person', type: 'text', label: 'Z kim chcesz mieszkać?' }],
  }
}

/** A room as it is saved. */
export const roomOf = (name: string, places: number, more: Partial<Saved> = {}): Saved => ({
  ...{ id: randomUUID(), scope: 'rooms', house: 'Dom św. Anny', name, places, kept: 0, sexes: 'any' },
  ...{ kind: null, note: '', ...more },
})

/** What the staff do with the rooms of a test site. */
export function lodgingOf({ account, event }: TestSite, client: Client) {
  const params = { accountId: account, eventId: event }
  return {
    board: async () => outputOf(getLodging, await client.ask(getLodging, { params })),
    save: (...spaces: Saved[]) => client.ask(saveSpaces, { params, body: { spaces } }),
    move: (space: string | null, people: string[], scope = 'rooms') =>
      client.ask(movePeople, { params, body: { scope, moves: [{ people, space }] } }),
    publish: (scope = 'rooms', mailFirst = false) =>
      client.ask(publishSpaces, { params, body: { scope, mailFirst } }),
  }
}

/** The order of people of one registration, each as 'Ewa F 1990' with what was chosen and answered. */
export function orderOf(
  family: string,
  people: readonly string[],
  more: { readonly wish?: string; readonly room?: string; readonly stop?: string } = {},
) {
  return {
    version: 1,
    expectedTotal: 0,
    draft: {
      people: people.map((words, index) => {
        const [firstName = '', sex, year] = words.split(' ')
        return {
          ...{ ref: `p${index + 1}`, firstName, lastName: family, birthDate: `${year}-03-02` },
          sex: sex === 'M' ? ('MALE' as const) : ('FEMALE' as const),
          choices: { room: more.room ?? 'shared', ...(more.stop === undefined ? {} : { coach: more.stop }) },
          answers: more.wish === undefined ? {} : { 'with-whom': more.wish },
        }
      }),
      registeredBy: 'p1',
    },
    contact: {
      ...{ firstName: people[0]?.split(' ')[0] ?? '', lastName: family, phone: '+48 600 000 200' },
      email: `${randomUUID()}@example.org`,
    },
  }
}
