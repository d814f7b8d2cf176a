import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { changeRegistration, getChange } from '#contract/changes.ts'
import { withdrawDocument } from '#contract/document-withdrawals.ts'
import { decideDocument, listDocuments } from '#contract/documents.ts'
import { uploadFile } from '#contract/files.ts'
import type { createRegistration } from '#contract/site.ts'
import type { EventDefinitionInput } from '#domain/event/definition/definition.ts'
import type { EntryEffect } from '#domain/form/fields/file-rules.ts'
import { smallEvent } from '../races/small-event.ts'
import { outputOf } from './answers.ts'
import type { Client } from './client.ts'
import { newDraft, picture, upload } from './files.ts'
import type { Registered, TestSite } from './site.ts'

/** The consent of a parent, asked for each minor, that the office looks at. */
export const CONSENT = {
  ...{ id: 'consent', of: 'person' as const, type: 'file' as const, label: 'Zgoda rodzica' },
  when: { fact: 'age' as const, atMost: 17 },
  files: { accept: ['picture' as const, 'pdf' as const], toCheck: true },
}

/** A free day camp for children and parents. */
export function dayCamp(atEntry?: EntryEffect): EventDefinitionInput {
  return {
    ...smallEvent({ pools: {}, price: 0 }),
    title: 'Półkolonie nad Nidą',
    ask: { birthDate: 'required', sex: 'no' },
    peoplePerRegistration: { min: 1, max: 8 },
    questions: [
      {
        ...{ id: 'guardian', of: 'person', type: 'text', label: 'Rodzic lub opiekun prawny' },
        when: { fact: 'age', atMost: 17 },
      },
      { ...CONSENT, files: { ...CONSENT.files, ...(atEntry && { atEntry }) } },
      {
        ...{ id: 'collecting', of: 'person', type: 'textarea', label: 'Kto może odebrać dziecko?' },
        when: { fact: 'age', atMost: 17 },
      },
    ],
  }
}

/** Who may collect the child of an order. */
export const COLLECTORS = 'Ewa Jawor, 600 000 119, siostra'

/** A parent uploads another consent, by the link of the registration; its id. */
export async function bringAnotherConsent(site: TestSite, { token }: Registered): Promise<string> {
  const agreed = outputOf(getChange, await site.visitor.ask(getChange, { params: { token } }))
  const uploads = newDraft()
  const file = await bring(site, uploads, 'child')
  const people = agreed.draft.people.map((person) =>
    person.ref === 'child' ? { ...person, answers: { ...person.answers, [CONSENT.id]: [file] } } : person,
  )
  const answer = await site.visitor.ask(changeRegistration, {
    params: { token },
    body: {
      ...{ revision: agreed.revision, expectedTotal: 0, uploads },
      draft: { ...agreed.draft, people },
    },
  })
  outputOf(changeRegistration, answer)
  return file.id
}

/** The parent withdraws the consent of the child, or another document. */
export const withdrawConsent = (
  { visitor }: Pick<TestSite, 'visitor'>,
  { token }: Registered,
  document: Partial<z.input<(typeof withdrawDocument)['body']>> = {},
) =>
  visitor.ask(withdrawDocument, {
    params: { token },
    body: { person: 'child', question: CONSENT.id, ...document },
  })

type Order = z.input<(typeof createRegistration)['body']>

/** A file that a parent has chosen in the form. */
async function bring(site: TestSite, uploads: string, person: string, content?: Buffer) {
  return outputOf(
    uploadFile,
    await upload(site.visitor, {
      ...{ slug: site.slug, draft: uploads, question: CONSENT.id, person, name: 'zgoda.jpg' },
      content: content ?? (await picture(30 + Math.floor(Math.random() * 300))),
    }),
  )
}

/** The order of a parent with a child of nine, with the consent unless it is left out. */
export async function childOrder(site: TestSite, family: string, withFile = true): Promise<Order> {
  const uploads = newDraft()
  const answers = withFile ? { [CONSENT.id]: [await bring(site, uploads, 'child')] } : {}
  return {
    version: 1,
    expectedTotal: 0,
    uploads,
    draft: {
      people: [
        { ref: 'parent', firstName: 'Renata', lastName: family, birthDate: '1985-03-02', answers: {} },
        {
          ...{ ref: 'child', firstName: 'Kacper', lastName: family, birthDate: '2022-05-08' },
          answers: { guardian: `Renata ${family}`, collecting: COLLECTORS, ...answers },
        },
      ],
      registeredBy: 'parent',
    },
    contact: {
      ...{ firstName: 'Renata', lastName: family, phone: '+48 600 000 318' },
      email: `${randomUUID()}@example.org`,
    },
  }
}

type Decision = z.input<(typeof decideDocument)['body']>

/** What the office does with the documents of a test site. */
export function documentsOf({ account, event }: Pick<TestSite, 'account' | 'event'>, client: Client) {
  const params = { accountId: account, eventId: event }
  const queue = async () => outputOf(listDocuments, await client.ask(listDocuments, { params }))
  return {
    queue,
    decide: (registrationId: string, decision: Partial<Decision>) =>
      client.ask(decideDocument, {
        params: { ...params, registrationId },
        body: {
          ...{ person: 'child', question: CONSENT.id, files: [], state: 'checked', reason: '', last: null },
          ...decision,
        },
      }),
  }
}
