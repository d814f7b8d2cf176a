import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPanelRegistration } from '#contract/panel.ts'
import { getRegistration } from '#contract/site.ts'
import { outputOf } from '#test/support/answers.ts'
import { signIn } from '#test/support/client.ts'
import { draftOf, orderOf, outing } from '#test/support/outing.ts'
import { asOwner } from '#test/support/owner.ts'
import { register, startTestSite, type TestSite } from '#test/support/site.ts'

/** Questions that only the office answers, and answers that only some of the staff see. */
const text = { of: 'person', type: 'text' } as const
const definition = {
  ...outing(),
  questions: [
    { ...text, id: 'diet', label: 'Dieta' },
    { ...text, id: 'illness', label: 'Choroby', seenBy: ['editRegistrations' as const] },
    { ...text, id: 'note', label: 'Notatka biura', staffOnly: true },
    { ...text, id: 'band', label: 'Numer opaski', askedAt: 'gate' as const },
  ],
}

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ definition })
})
afterAll(() => site[Symbol.asyncDispose]())

const ANSWERS = { diet: 'wegańska', illness: 'astma', note: 'moja notatka', band: '12' }

/** A registration whose visitor sends an answer to every question, also to those that no page asks. */
async function registerWithAnswers() {
  const [person] = draftOf('ewa').people
  if (person === undefined) throw new Error('nobody registers')
  const order = orderOf('ewa')
  return register(site, { ...order, draft: { ...order.draft, people: [{ ...person, answers: ANSWERS }] } })
}

/** Labels of the answers that a member of the staff sees. */
async function seenBy(key: Parameters<typeof signIn>[1], id: string): Promise<string[]> {
  const staff = await signIn(site.server.port, key)
  const params = { accountId: site.account, eventId: site.event, registrationId: id }
  const answer = await staff.ask(getPanelRegistration, { params })
  const { participants } = outputOf(getPanelRegistration, answer)
  return participants.flatMap(({ answers }) => answers.map(({ question }) => question))
}

test('what only the office answers is not taken from a visitor, and not asked of one', async () => {
  const { id, token } = await registerWithAnswers()
  const rows = await asOwner(
    site.server.databaseUrl,
    'SELECT answers FROM participant WHERE registration_id = $1',
    [id],
  )
  expect(rows).toEqual([{ answers: { diet: 'wegańska', illness: 'astma' } }])
  const page = await site.visitor.ask(getRegistration, { params: { token } })
  const form = await site.visitor.call(`/${site.slug}/zapisy`)
  expect(form.text).toContain('Dieta')
  for (const shown of [page.text, form.text]) {
    expect(shown).not.toContain('Notatka biura')
    expect(shown).not.toContain('Numer opaski')
  }
})

test('an answer is shown to those of the staff who have one of its rights', async () => {
  const { id } = await registerWithAnswers()
  await signIn(site.server.port, 'ewa-sowa')
  await asOwner(
    site.server.databaseUrl,
    `INSERT INTO membership (account_id, user_id, role)
      SELECT $1, user_id, 'finance' FROM app_user WHERE subject = 'ewa-sowa'`,
    [site.account],
  )
  expect(await seenBy('danuta-wrona', id)).toEqual(['Dieta', 'Choroby'])
  expect(await seenBy('ewa-sowa', id)).toEqual(['Dieta'])
})
