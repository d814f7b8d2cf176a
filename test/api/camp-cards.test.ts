import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getBlankCampCard,
  getCampCard,
  getCampCards,
  getCampCardsFile,
  getOwnCampCard,
} from '#contract/camp-cards.ts'
import { cancelPanelRegistration, cancelRegistration } from '#contract/changes.ts'
import { handOverPanelPlace } from '#contract/hand-over.ts'
import { eachField } from '#domain/camp-card/camp-card.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import {
  ALLERGY,
  campCardsOf,
  campOrder,
  IN_BOXES,
  PESEL,
  winterCamp,
  wordsOf,
} from '#test/support/camp-cards.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import type { Answer } from '#test/support/send.ts'
import { look, type Registered, register, startTestSite, type TestSite } from '#test/support/site.ts'

/** Cards of children at a camp: what they are filled in from, who prints them, and what the journal says. */

let site: TestSite
let owner: Client
let made: Registered
let office: ReturnType<typeof campCardsOf>

beforeAll(async () => {
  site = await startTestSite({ definition: winterCamp() })
  owner = await signIn(site.server.port, 'danuta-wrona')
  office = campCardsOf(site, owner)
  made = await register(site, campOrder('Wójcik', 'sowy', 'Kacper', 'Lena'))
  await register(site, campOrder('Żak', 'lisy'))
  await register(site, campOrder('Ćwik', 'lisy'))
})
afterAll(() => site?.[Symbol.asyncDispose]())

const ids = () => ({ accountId: site.account, eventId: site.event })
const asRole = (role: string) => asOwner(site.server.databaseUrl, 'UPDATE membership SET role = $1', [role])
const cardOf = (person = 'c1', { id } = made, client = owner) =>
  client.ask(getCampCard, { params: { ...ids(), registrationId: id, person } })
const fileOf = (query: { group?: string; part?: number } = {}) =>
  owner.ask(getCampCardsFile, { params: ids(), query })
const ownCard = (person = 'c1', { token } = made) =>
  site.visitor.ask(getOwnCampCard, { params: { token, person } })
const printed = () =>
  asOwner<{ details: { cards: number; answers: string[] }; actor: string; registration: string }>(
    site.server.databaseUrl,
    `SELECT details, actor, registration_id AS registration FROM audit_entry
      WHERE action = 'camp_card.printed' ORDER BY audit_entry_id`,
  )
async function pagesOf(answer: Answer) {
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  return wordsOf(answer.bytes)
}

describe('before the setting was saved', () => {
  test('sensible sources are proposed, and nothing of the office', async () => {
    const { setting, isSaved, questions } = await office.cards()
    expect(isSaved).toBe(false)
    expect(setting).toMatchObject({
      holiday: { form: 'winter', address: 'Schronisko „Pod Świerkiem”, Halna 7, 00-011 Zawilcze' },
      sources: {
        ...{ pesel: ['answer.pesel'], parents: ['answer.mother'], phones: ['contact.phone'] },
        ...{ allergies: ['answer.allergies'], medicines: ['answer.medicines'] },
      },
    })
    expect(questions.map(({ label }) => label)).not.toContain('Uczulenia, notatka biura')
  })

  test('no card is printed, by the office or by a parent, but an empty one', async () => {
    problemOf('not_found', await cardOf())
    problemOf('not_found', await fileOf())
    problemOf('not_found', await ownCard())
    expect((await look(site, made)).campCards).toEqual([])
    const [first] = await pagesOf(await owner.ask(getBlankCampCard, { params: ids() }))
    expect(first).toContain('Termin wypoczynku 5–7 czerwca 2031')
    expect(first).not.toContain('Kacper')
  })
})

test('a form that is not listed needs a name', async () => {
  const { setting } = await office.cards()
  const answer = await office.put({ ...setting, holiday: { ...setting.holiday, form: 'other' } })
  expect(problemOf('invalid_input', answer).problems).toMatchObject([{ field: 'holiday.formName' }])
})

describe('a card of the office', () => {
  beforeAll(async () => {
    expect(await office.save()).toMatchObject({ status: 204 })
  })

  test('has what was answered, the sealed PESEL in its boxes, and empty lines for the rest', async () => {
    const pages = await pagesOf(await cardOf())
    expect(pages).toHaveLength(2)
    for (const words of [
      ...[
        'Kacper Wójcik',
        'Renata Wójcik',
        '2015',
        'Lipowa 8, 00-001 Borów',
        '600 000 318',
        ALLERGY,
        IN_BOXES,
      ],
      ...['5–7 czerwca 2031', 'Schronisko „Pod Świerkiem”, Halna 7, 00-011 Zawilcze'],
    ])
      expect(pages[0]).toContain(words)
    expect(pages[0]).toContain('(podpis organizatora wypoczynku)')
    expect(pages[1]).toMatch(/III\. Decyzja.*IV\. Potwierdzenie.*V\. Informacja.*VI\. Informacje/)
  })

  test('has the lines of a long label from top to bottom', async () => {
    const pdf = await getDocumentProxy(new Uint8Array((await cardOf()).bytes))
    const { items } = await (await pdf.getPage(1)).getTextContent()
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
    const at = lines.findIndex(({ str }) => str.startsWith('7.'))
    const heights = lines.slice(at, at + 2).map(({ transform }) => Number(transform[5]))
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    expect(new Set(heights).size).toBe(2)
  })

  test('is in the journal with the guarded questions, and none of their answers', async () => {
    const before = (await printed()).length
    await cardOf()
    const entries = (await printed()).slice(before)
    expect(entries).toEqual([
      {
        ...{ actor: 'Danuta Wrona', registration: made.id },
        details: { cards: 1, answers: ['PESEL', 'Alergie'] },
      },
    ])
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${PESEL}|Orzechy`))
  })

  test('leaves empty what the role does not see', async () => {
    await asRole('registrations')
    const [first] = await pagesOf(await cardOf())
    const { questions } = await office.cards()
    await asRole('owner')
    expect(first).toContain(IN_BOXES)
    expect(first).not.toContain('Orzechy')
    expect((await printed()).at(-1)?.details.answers).toEqual(['PESEL'])
    expect(questions.find(({ source }) => source === 'answer.allergies')?.isSeen).toBe(false)
  })

  test('never has what the office alone answers, whatever the setting says', async () => {
    await asOwner(
      site.server.databaseUrl,
      `UPDATE participant SET answers = answers || '{"note": "trudny rodzic"}' WHERE ref = 'c1'`,
    )
    await office.save({ sources: { ...(await office.cards()).setting.sources, diet: ['answer.note'] } })
    expect((await pagesOf(await cardOf())).join()).not.toContain('trudny rodzic')
    expect((await pagesOf(await ownCard())).join()).not.toContain('trudny rodzic')
  })

  test('is of this event and of somebody who takes part', async () => {
    problemOf('not_found', await cardOf('c9'))
    problemOf('not_found', await cardOf('c1', { ...made, id: site.event }))
  })

  test('of one who took a place over says nothing of the family that gave it up', async () => {
    const given = await register(site, campOrder('Dawny', 'sowy'))
    const [successor] = campOrder('Nowy', 'sowy').draft.people
    if (successor === undefined) throw new Error('There is no successor.')
    const body = {
      ...{ revision: 1, expectedTotal: 0, giver: 'c1', email: 'nowi@example.org' },
      successor: { ...successor, ref: 'n1' },
    }
    const params = { ...ids(), registrationId: given.id }
    outputOf(handOverPanelPlace, await owner.ask(handOverPanelPlace, { params, body }))
    const [first] = await pagesOf(await cardOf('n1', given))
    expect(first).toContain('Kacper Nowy')
    expect(first).not.toMatch(/Renata|600 000 318/)
    problemOf('not_found', await ownCard('n1', given))
    expect((await look(site, given)).campCards).toEqual([])
    const leaving = { params, body: { reason: 'Próba' } }
    outputOf(cancelPanelRegistration, await owner.ask(cancelPanelRegistration, leaving))
  })
})

describe('several cards', () => {
  const firstLine = (pages: readonly string[]) =>
    pages.flatMap((page) => /Imię \(imiona\) i nazwisko (\S+ \S+)/.exec(page)?.[1] ?? [])

  test('are sorted by surname as in Polish, one sheet each, and each registration has an entry', async () => {
    const before = (await printed()).length
    const pages = await pagesOf(await fileOf())
    expect(firstLine(pages)).toEqual(['Kacper Ćwik', 'Kacper Wójcik', 'Lena Wójcik', 'Kacper Żak'])
    expect(pages).toHaveLength(8)
    const entries = (await printed()).slice(before)
    expect(entries.map(({ details }) => details.cards).sort()).toEqual([1, 1, 2])
  })

  test('of a group are those of its children', async () => {
    expect(firstLine(await pagesOf(await fileOf({ group: 'lisy' })))).toEqual(['Kacper Ćwik', 'Kacper Żak'])
    problemOf('not_found', await fileOf({ group: 'rysie' }))
    problemOf('not_found', await fileOf({ part: 2 }))
  })

  test('leave out adults and who has resigned', async () => {
    const adult = campOrder('Dorosły', 'sowy')
    const people = adult.draft.people.map((person) => ({
      ...{ ...person, birthDate: '1990-01-01' },
      answers: {},
    }))
    await register(site, { ...adult, draft: { ...adult.draft, people } })
    const gone = await register(site, campOrder('Zrezygnowała', 'sowy'))
    const params = { token: gone.token }
    expect((await site.visitor.ask(cancelRegistration, { params, body: {} })).status).toBe(200)
    const { people: listed } = await office.cards()
    expect(listed.map(({ lastName }) => lastName)).toEqual(['Ćwik', 'Wójcik', 'Wójcik', 'Żak'])
    expect(listed[0]).toMatchObject({ age: 16, group: 'Lisy' })
  })
})

describe('a card that a parent downloads', () => {
  test('has the answers of the own registration, but no PESEL', async () => {
    expect((await look(site, made)).campCards).toEqual(['c1', 'c2'])
    const before = (await printed()).length
    const [first] = await pagesOf(await ownCard())
    expect(first).toContain(ALLERGY)
    expect(first).toContain('Kacper Wójcik')
    expect(first).not.toContain(IN_BOXES)
    expect(await printed()).toHaveLength(before)
  })

  test('is refused by a link that is not known, or of somebody else', async () => {
    problemOf('not_found', await ownCard('c1', { ...made, token: 'x'.repeat(43) }))
    problemOf('not_found', await ownCard('parent'))
  })

  test('is there only while the organiser offers it', async () => {
    await office.save({ forParents: false })
    problemOf('not_found', await ownCard())
    expect((await look(site, made)).campCards).toEqual([])
    await office.save({ forParents: true })
  })
})

test('a change of the setting is in the journal, before and after', async () => {
  await office.save({ sources: eachField(() => []) })
  const [entry] = await asOwner<{ details: { after: object } }>(
    site.server.databaseUrl,
    "SELECT details FROM audit_entry WHERE action = 'camp_card.setting_saved' ORDER BY audit_entry_id DESC LIMIT 1",
  )
  expect(entry?.details).toMatchObject({ after: { sources: { pesel: [] } } })
})

test.each(['finance', 'check_in', 'read_only', 'group_leader'])(
  '%s sees and prints nothing',
  async (role) => {
    await asRole(role)
    problemOf('forbidden', await owner.ask(getCampCards, { params: ids() }))
    problemOf('forbidden', await cardOf())
    problemOf('forbidden', await fileOf())
    await asRole('owner')
  },
)
