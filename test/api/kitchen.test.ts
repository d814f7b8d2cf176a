import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows } from '#contract/lists.ts'
import { getPrint, listReports } from '#contract/reports.ts'
import { refreshWholeLists } from '#server/features/registrations/lists/refresh-whole-lists.ts'
import { outputOf } from '#test/support/answers.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { kitchenDefinition } from '#test/support/kitchen-definition.ts'
import { fillEvent } from '#test/support/many-people.ts'
import { asOwner } from '#test/support/owner.ts'
import { scatterMoney } from '#test/support/random-ledger.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'
import { asTenant } from '#test/support/tenant-ctx.ts'

/** The list for the kitchen on data made at random: each figure is the sum that SQL makes of the rows themselves. */

const SEED = Math.floor(Math.random() * 1_000_000)

let site: TestSite
let owner: Client
beforeAll(async () => {
  site = await startTestSite({ definition: await kitchenDefinition() })
  owner = await signIn(site.server.port, 'danuta-wrona')
  await fillEvent(site.server.databaseUrl, site, 800)
  await scatter(SEED)
})
afterAll(() => site[Symbol.asyncDispose]())

const params = () => ({ accountId: site.account, eventId: site.event })
const sql = <Row extends object>(text: string) =>
  asOwner<Row>(site.server.databaseUrl, text.replaceAll('$event', `'${site.event}'`))

/** Choices and answers by chance; the same seed gives the same. */
async function scatter(seed: number): Promise<void> {
  await scatterMoney(site.server.databaseUrl, site.event, { seed, share: 1 })
  const odds = (id: string, salt: number) => `(hashtextextended(${id}::text, ${seed + salt}) & 1023)`
  const person = (salt: number) => odds('p.participant_id', salt)
  await sql(`UPDATE participant p SET
      choices = jsonb_strip_nulls(jsonb_build_object(
        'lunch', (ARRAY['[]', '["sun"]', '["sat", "sun"]'])[1 + ${person(1)} % 3]::jsonb,
        'board', (ARRAY['first', 'camp', NULL])[1 + ${person(2)} % 3],
        'soup', nullif(${person(3)} % 4, 0))),
      answers = p.answers || jsonb_strip_nulls(jsonb_build_object(
        'cannot', (ARRAY['Orzechy', 'orzechy', 'brak', 'Ryby, mleko', NULL])[1 + ${person(4)} % 5],
        'bread', ${person(5)} % 2 = 0))
    FROM registration r WHERE r.event_id = $event AND r.registration_id = p.registration_id`)
  await sql(`UPDATE registration r SET draft = jsonb_set(jsonb_set(r.draft, '{choices}',
        jsonb_strip_nulls(jsonb_build_object('cake', nullif(${odds('r.registration_id', 6)} % 3, 0)))), '{answers}',
      jsonb_strip_nulls(jsonb_build_object('packed', (ARRAY['no', 'vegan', NULL])[1 + ${odds('r.registration_id', 7)} % 3])))
    WHERE r.event_id = $event`)
  await sql(`INSERT INTO list_refresh (account_id, registration_id)
    SELECT account_id, registration_id FROM registration WHERE event_id = $event ON CONFLICT DO NOTHING`)
  await asTenant(site, refreshWholeLists)
}

const kitchen = async (questions?: string) =>
  outputOf(
    getPrint,
    await owner.ask(getPrint, {
      params: { ...params(), print: 'kuchnia' },
      query: questions === undefined ? {} : { questions },
    }),
  )

const TAKING_PART =
  "r.event_id = $event AND r.state IN ('awaiting_approval', 'awaiting_payment', 'confirmed')"
const PEOPLE = `FROM participant p JOIN registration r USING (account_id, registration_id)
  WHERE ${TAKING_PART} AND p.left_at IS NULL`
const REGISTRATIONS = `FROM registration r WHERE ${TAKING_PART}`

async function bySql(count: string, from: string, where = 'true'): Promise<string> {
  const [row] = await sql<{ n: string }>(`SELECT coalesce(${count}, 0)::text AS n ${from} AND (${where})`)
  return row?.n ?? '0'
}
const people = (where: string) => bySql('count(*)', PEOPLE, where)

async function sectionOf(title: string, questions?: string) {
  const found = (await kitchen(questions)).sections.find((section) => section.title === title)
  if (found === undefined) throw new Error(`There is no '${title}', with the seed ${SEED}.`)
  return found
}

test('portions of each day and of the event are the sums of the choices', async () => {
  const sunday = await people(`p.choices->'lunch' ? 'sun'`)
  const saturday = await people(`p.choices->'lunch' ? 'sat'`)
  const term = await people(`p.choices->>'board' = 'first'`)
  expect((await sectionOf('Posiłki dzień po dniu')).rows, `seed ${SEED}`).toEqual([
    ['6\u00a0lipca 2024, sobota', 'Obiad: sobotni', saturday],
    ['6\u00a0lipca 2024, sobota', 'Wyżywienie: pierwszy turnus', term],
    ['7\u00a0lipca 2024, niedziela', 'Obiad: niedzielny', sunday],
    ['7\u00a0lipca 2024, niedziela', 'Wyżywienie: pierwszy turnus', term],
    ['8\u00a0lipca 2024, poniedziałek', 'Wyżywienie: pierwszy turnus', term],
  ])
  expect((await sectionOf('Posiłki na całe wydarzenie')).rows, `seed ${SEED}`).toEqual([
    ['Wyżywienie: kolonia bez dat', await people(`p.choices->>'board' = 'camp'`)],
    ['Zupa', await bySql(`sum((p.choices->>'soup')::integer)`, PEOPLE)],
    ['Ciasto', await bySql(`sum((r.draft->'choices'->>'cake')::integer)`, REGISTRATIONS)],
    ['Powitalna herbata', await people('true')],
    ['Mleko', 'zależy od osoby'],
  ])
})

test('answers about food are counted, of people and of registrations, without being chosen', async () => {
  expect((await sectionOf('Dieta')).rows, `seed ${SEED}`).toEqual([
    ['Zwykła', await people(`p.answers->>'diet' = 'meat'`)],
    ['Bez mięsa', await people(`p.answers->>'diet' = 'none'`)],
  ])
  const texts = await sectionOf('Czego nie możesz jeść?')
  const counts = new Map(texts.rows.map(([label = '', count = '']) => [label.toLowerCase(), count]))
  expect(Object.fromEntries(counts), `seed ${SEED}`).toEqual({
    orzechy: await people(`lower(p.answers->>'cannot') = 'orzechy'`),
    brak: await people(`p.answers->>'cannot' = 'brak'`),
    'ryby, mleko': await people(`p.answers->>'cannot' = 'Ryby, mleko'`),
  })
  const packed = (answer: string) =>
    bySql('count(*)', REGISTRATIONS, `r.draft->'answers'->>'packed' = '${answer}'`)
  expect((await sectionOf('Posiłek na drogę')).rows, `seed ${SEED}`).toEqual([
    ['Nie', await packed('no')],
    ['Wegański', await packed('vegan')],
  ])
})

test('those are named whose answer asks for something, with that answer alone', async () => {
  const { head, rows } = await sectionOf('Kogo dotyczą diety i\u00a0alergie')
  expect(head).toEqual(['Lp.', 'Imię i\u00a0nazwisko', 'Dieta', 'Czego nie możesz jeść?'])
  const special = "coalesce(p.answers->>'cannot', 'brak') <> 'brak'"
  expect(String(rows.length), `seed ${SEED}`).toBe(await people(`p.answers->>'diet' = 'none' OR ${special}`))
  expect(String(rows.filter((row) => row[3] !== '').length)).toBe(await people(special))
  expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(['', 'Bez mięsa']))
})

test('each figure leads to those whom it counts', async () => {
  const { sections } = await kitchen()
  for (const [title, at] of [
    ['Dieta', 1],
    ['Posiłki dzień po dniu', 2],
    ['Posiłek na drogę', 1],
  ] as const) {
    const section = sections.find((each) => each.title === title)
    const link = section?.links[0]
    if (!link) throw new Error(`'${title}' leads nowhere`)
    const found = outputOf(
      countRows,
      await owner.ask(countRows, {
        params: { ...params(), list: link.list },
        query: { conditions: link.conditions },
      }),
    )
    expect([title, String(found.count)]).toEqual([title, section?.rows[0]?.[at]])
  }
})

test('the office chooses the questions; what the event does not ask is left out', async () => {
  const { sections, questions } = await kitchen('bread,nonsense')
  expect(questions.filter(({ chosen }) => chosen).map(({ id }) => id)).toEqual(['bread'])
  expect(sections.map(({ title }) => title)).not.toContain('Dieta')
  const rows = sections.find(({ title }) => title === 'Kanapki na drogę')?.rows ?? []
  expect(new Map(rows.map(([label, count]) => [label, count])).get('tak')).toBe(
    await people(`(p.answers->>'bread')::boolean`),
  )
  const nothing = await kitchen('')
  expect(nothing.sections.map(({ title }) => title)).toEqual([
    'Posiłki dzień po dniu',
    'Posiłki na całe wydarzenie',
  ])
})

test('who may not see an answer gets neither its count nor a name, and a look at it is written down', async () => {
  const role = (name: string) =>
    sql(
      `UPDATE membership SET role = '${name}' WHERE account_id = (SELECT account_id FROM event WHERE event_id = $event)`,
    )
  await role('read_only')
  try {
    const reader = await signIn(site.server.port, 'danuta-wrona')
    const asked = { params: { ...params(), print: 'kuchnia' }, query: { questions: 'diet,cannot' } }
    const { sections, questions } = outputOf(getPrint, await reader.ask(getPrint, asked))
    expect(sections.map(({ title }) => title)).toEqual([
      'Posiłki dzień po dniu',
      'Posiłki na całe wydarzenie',
    ])
    expect(questions.map(({ id }) => id)).toEqual(['parish', 'bread', 'packed'])
    const { prints } = outputOf(listReports, await reader.ask(listReports, { params: params() }))
    expect(prints.map(({ key }) => key)).toContain('kuchnia')
  } finally {
    await role('owner')
  }
  await kitchen()
  const looks = await sql<{ details: { answers: string[] } }>(
    "SELECT details FROM audit_entry WHERE event_id = $event AND action = 'list.answers_seen'",
  )
  expect(looks.flatMap(({ details }) => details.answers)).toContain('Czego nie możesz jeść?')
})
