import { randomUUID } from 'node:crypto'
import { getDocumentProxy } from 'unpdf'
import type { z } from 'zod'
import { getCampCards, putCampCardSetting } from '#contract/camp-cards.ts'
import type { BodyInputOf } from '#contract/endpoint.ts'
import type { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import { smallEvent } from '../races/small-event.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import type { TestSite } from './site.ts'

export const PESEL = '15250812341'
export const ALLERGY = 'Orzechy laskowe, lek ma przy sobie'

/** A free camp for children in two groups, with the questions that a card needs. */
export const winterCamp = (): EventDefinitionInput => ({
  ...smallEvent({ pools: {}, price: 0 }),
  title: 'Zimowisko na Hali',
  page: { place: 'Schronisko „Pod Świerkiem”, Halna 7, 00-011 Zawilcze' },
  ask: { birthDate: 'required', sex: 'no' },
  peoplePerRegistration: { min: 1, max: 8 },
  groups: [
    { id: 'sowy', name: 'Sowy' },
    { id: 'lisy', name: 'Lisy' },
  ],
  questions: [
    { id: 'pesel', of: 'person', type: 'pesel', label: 'PESEL', seenBy: ['editRegistrations'] },
    { id: 'address', of: 'person', type: 'address', label: 'Adres zamieszkania' },
    { id: 'mother', of: 'registration', type: 'text', label: 'Rodzic lub opiekun prawny' },
    { id: 'allergies', of: 'person', type: 'text', label: 'Alergie', seenBy: ['editEvents'] },
    { id: 'medicines', of: 'person', type: 'textarea', label: 'Leki i dawki', seenBy: ['editEvents'] },
    { id: 'note', of: 'person', type: 'text', label: 'Uczulenia, notatka biura', staffOnly: true },
  ],
})

type Order = z.input<(typeof createRegistration)['body']>

/** A mother who stays at home, with children of a group. */
export function campOrder(family: string, group: string, ...children: readonly string[]): Order {
  const made = (children.length === 0 ? ['Kacper'] : children).map((firstName, at) => ({
    ...{ ref: `c${at + 1}`, firstName, lastName: family, birthDate: '2015-05-08', group },
    answers: {
      pesel: PESEL,
      address: { street: 'Lipowa 8', postcode: '00-001', town: 'Borów' },
      allergies: ALLERGY,
    },
  }))
  return {
    version: 1,
    expectedTotal: 0,
    draft: {
      people: made,
      registeredBy: null,
      registrantRole: 'guardian',
      answers: { mother: `Renata ${family}` },
    },
    contact: {
      ...{ firstName: 'Renata', lastName: family, phone: '+48 600 000 318' },
      email: `${randomUUID()}@example.org`,
    },
  }
}

type Setting = BodyInputOf<typeof putCampCardSetting>

/** What a member does with the cards of a test site. */
export function campCardsOf({ account, event }: Pick<TestSite, 'account' | 'event'>, client: Client) {
  const params = { accountId: account, eventId: event }
  const cards = async () => outputOf(getCampCards, await client.ask(getCampCards, { params }))
  return {
    cards,
    put: (body: Setting) => client.ask(putCampCardSetting, { params, body }),
    /** Saves what is proposed, with some of it changed. */
    save: async (more: Partial<Setting> = {}) =>
      client.ask(putCampCardSetting, { params, body: { ...(await cards()).setting, ...more } }),
  }
}

/** The words of a PDF page by page, with ordinary spaces. */
export async function wordsOf(pdf: Buffer): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/[\s\u00a0]+/g, ' '),
    )
  }
  return pages
}

/** A PESEL as it stands in the boxes of a card, digit by digit. */
export const IN_BOXES = [...PESEL].join(' ')
