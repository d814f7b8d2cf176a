import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listToDo } from '#contract/dashboard.ts'
import { deleteStaffCheck, deleteStaffPerson, getStaff, putStaffPerson } from '#contract/staff.ts'
import { outputOf, problemOf } from '#test/support/answers.ts'
import { careOf, LAST_DAY, registerChild, soonInGroups, TODAY } from '#test/support/care.ts'
import { type Client, signIn } from '#test/support/client.ts'
import { asOwner } from '#test/support/owner.ts'
import { seedEvent } from '#test/support/seed.ts'
import { startTestSite, type TestSite } from '#test/support/site.ts'

/** People who have care of minors, what was checked about them, and of which groups they have care. */

let site: TestSite
let owner: Client
let care: ReturnType<typeof careOf>

beforeAll(async () => {
  site = await startTestSite({ definition: soonInGroups() })
  owner = await signIn(site.server.port, 'danuta-wrona')
  care = careOf(site, owner)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const ids = () => ({ accountId: site.account, eventId: site.event })
const personOf = async (id: string) => (await care.staff()).people.find((each) => each.id === id)
const groupOf = async (group: string | null) => (await care.staff()).groups.find(({ id }) => id === group)
const asRole = (role: string) => asOwner(site.server.databaseUrl, 'UPDATE membership SET role = $1', [role])
const checkOf = async (id: string) => (await personOf(id))?.checks[0]?.id ?? ''
const auditOf = (action: string) =>
  asOwner<{ details: Record<string, unknown>; actor: string }>(
    site.server.databaseUrl,
    'SELECT details, actor FROM audit_entry WHERE action = $1 ORDER BY audit_entry_id',
    [action],
  )
const waiting = async (kind: string) =>
  outputOf(listToDo, await owner.ask(listToDo, { params: { accountId: site.account } })).toDo.find(
    (each) => each.kind === kind,
  )

describe('a person', () => {
  test('is added, changed, and kept once for the whole account', async () => {
    const id = await care.add('Nowicka')
    await care.add('Zielińska', id)
    expect(await personOf(id)).toMatchObject({
      lastName: 'Zielińska',
      checks: [],
      lacks: [{ until: null }, { until: null }],
    })
    const definition = { ...soonInGroups(), title: 'Następne półkolonie' }
    const event = await seedEvent(site.server.databaseUrl, site.account, { slug: 'nastepne', definition })
    const { people } = await careOf({ ...site, event }, owner).staff()
    expect(people.map((each) => each.id)).toContain(id)
  })

  test('needs names, a role and a phone that can be called', async () => {
    const params = { ...ids(), personId: randomUUID() }
    const body = { firstName: ' ', lastName: 'Lis', role: 'kierownik', phone: 'brak' }
    const { problems } = problemOf('invalid_input', await owner.ask(putStaffPerson, { params, body }))
    expect(problems?.map(({ field }) => field).sort()).toEqual(['firstName', 'phone'])
  })

  test('is deleted with checks and assignments', async () => {
    const id = await care.add('Krótka')
    await care.clear(id)
    await care.assign(id, 'wydry')
    const answer = await owner.ask(deleteStaffPerson, { params: { ...ids(), personId: id } })
    expect(answer).toMatchObject({ status: 204 })
    expect(await personOf(id)).toBeUndefined()
    expect((await groupOf('wydry'))?.carers).toEqual([])
    const [left] = await asOwner<{ n: number }>(
      site.server.databaseUrl,
      'SELECT count(*)::integer AS n FROM staff_check WHERE staff_person_id = $1',
      [id],
    )
    expect(left?.n).toBe(0)
  })
})

describe('a check', () => {
  test('keeps who has checked and when, and repeated it changes nothing', async () => {
    const id = await care.add('Bednarz')
    const checkId = randomUUID()
    const validUntil = TODAY.add({ days: 12 }).toString()
    expect(await care.check(id, { validUntil, note: 'Wydruk pokazany' }, checkId)).toMatchObject({
      status: 204,
    })
    expect(await care.check(id, { validUntil: null }, checkId)).toMatchObject({ status: 204 })
    expect((await personOf(id))?.checks).toMatchObject([
      {
        ...{ id: checkId, kind: 'sexual_offences', checkedBy: 'Danuta Wrona', note: 'Wydruk pokazany' },
        ...{ validUntil, standing: 'expiring', daysLeft: 12, isCurrent: true },
        recordedAt: expect.any(String),
      },
    ])
  })

  test('of a day to come, or that ends before it was made, is refused at its field', async () => {
    const id = await care.add('Jutrzenka')
    const tomorrow = TODAY.add({ days: 1 }).toString()
    const yesterday = TODAY.subtract({ days: 1 }).toString()
    expect(problemOf('invalid_input', await care.check(id, { checkedOn: tomorrow })).problems).toMatchObject([
      { field: 'checkedOn', message: expect.stringContaining('jeszcze nie nadszedł') },
    ])
    expect(
      problemOf('invalid_input', await care.check(id, { validUntil: yesterday })).problems,
    ).toMatchObject([{ field: 'validUntil' }])
    expect(problemOf('invalid_input', await care.check(id, { kind: 'other' })).problems).toMatchObject([
      { field: 'name' },
    ])
  })

  test('of another person is not deleted', async () => {
    const [one, other] = [await care.add('Pierwsza'), await care.add('Druga')]
    await care.check(one, {})
    const params = { ...ids(), personId: other, checkId: await checkOf(one) }
    problemOf('not_found', await owner.ask(deleteStaffCheck, { params }))
  })
})

describe('the care of a group', () => {
  test('is refused without both registers, or with one that ends a day too early, to the owner too', async () => {
    const id = await care.add('Wcześniak')
    expect(problemOf('carer_not_checked', await care.assign(id, 'bobry'))).toMatchObject({
      params: { kind: 'sexual_offences', until: '' },
      title: expect.stringContaining('brakuje sprawdzenia'),
    })
    await care.check(id, {})
    expect(problemOf('carer_not_checked', await care.assign(id, 'bobry'))).toMatchObject({
      params: { kind: 'criminal_record', until: '' },
    })
    const early = LAST_DAY.subtract({ days: 1 }).toString()
    await care.check(id, { kind: 'criminal_record', validUntil: early })
    expect(problemOf('carer_not_checked', await care.assign(id, 'bobry'))).toMatchObject({
      params: { kind: 'criminal_record', until: early },
    })
    await care.check(id, { kind: 'criminal_record', validUntil: LAST_DAY.toString() })
    expect(await care.assign(id, 'bobry')).toMatchObject({ status: 204 })
    expect((await groupOf('bobry'))?.carers).toMatchObject([{ personId: id, standing: 'expiring' }])
    expect(await care.remove(id, 'bobry')).toMatchObject({ status: 204 })
    expect((await groupOf('bobry'))?.carers).toEqual([])
  })

  test('is not given twice, nor of a group that the event does not have', async () => {
    const id = await care.add('Podwójna')
    await care.clear(id)
    await care.assign(id, 'bobry')
    await care.assign(id, 'bobry')
    expect((await groupOf('bobry'))?.carers).toHaveLength(1)
    problemOf('not_found', await care.assign(id, 'rysie'))
    await care.remove(id, 'bobry')
  })

  test('is written in the journal, once', async () => {
    const id = await care.add('Zapisana')
    await care.clear(id)
    await care.assign(id, 'wydry')
    await care.assign(id, 'wydry')
    const entries = (await auditOf('staff.carer_assigned')).filter(
      ({ details }) => details.name === 'Ala Zapisana',
    )
    expect(entries).toMatchObject([{ actor: 'Danuta Wrona', details: { group: 'Wydry' } }])
    await care.remove(id, 'wydry')
  })

  test('is blocked once the check is gone, and waits for the staff', async () => {
    const id = await care.add('Cofnięta')
    await care.clear(id)
    await care.assign(id, 'bobry')
    await care.assign(id, null)
    expect(await waiting('blockedCarers')).toBeUndefined()
    const params = { ...ids(), personId: id, checkId: await checkOf(id) }
    await owner.ask(deleteStaffCheck, { params })
    expect((await groupOf('bobry'))?.carers).toMatchObject([{ standing: 'blocked' }])
    expect(await waiting('blockedCarers')).toMatchObject({
      ...{ count: 1, urgent: 1, eventId: site.event },
      action: { path: `/wydarzenia/${site.event}/kadra#opiekunowie` },
    })
    await care.check(id, { kind: 'criminal_record', validUntil: LAST_DAY.toString() })
    expect(await waiting('blockedCarers')).toBeUndefined()
    expect(await waiting('expiringCarers')).toMatchObject({ count: 1, urgent: 0 })
    await care.remove(id, 'bobry')
    await care.remove(id, null)
  })

  test('is missing where minors are registered and nobody who may have it is assigned', async () => {
    await registerChild(site, 'Mazur', 'wydry')
    expect(await groupOf('wydry')).toMatchObject({ minors: 1, lacksCarer: true })
    expect(await groupOf('bobry')).toMatchObject({ minors: 0, lacksCarer: false })
    const id = await care.add('Wszędzie')
    await care.clear(id)
    await care.assign(id, null)
    expect(await groupOf('wydry')).toMatchObject({ lacksCarer: false, carers: [] })
    await owner.ask(deleteStaffCheck, { params: { ...ids(), personId: id, checkId: await checkOf(id) } })
    expect(await groupOf('wydry')).toMatchObject({ lacksCarer: true })
  })
})

test('each change is in the journal with the name of the person', async () => {
  const id = await care.add('Dziennik')
  await care.add('Dziennik', id)
  await care.clear(id)
  await care.assign(id, 'bobry')
  await care.remove(id, 'bobry')
  await owner.ask(deleteStaffCheck, { params: { ...ids(), personId: id, checkId: await checkOf(id) } })
  await owner.ask(deleteStaffPerson, { params: { ...ids(), personId: id } })
  const entries = await asOwner<{ action: string }>(
    site.server.databaseUrl,
    `SELECT action FROM audit_entry WHERE details->>'name' = 'Ala Dziennik' ORDER BY audit_entry_id`,
  )
  expect(entries.map(({ action }) => action)).toEqual([
    ...['staff.person_added', 'staff.person_changed', 'staff.check_recorded', 'staff.check_recorded'],
    ...['staff.carer_assigned', 'staff.carer_removed', 'staff.check_deleted', 'staff.person_deleted'],
  ])
})

test.each(['finance', 'check_in', 'read_only', 'group_leader'])('%s sees nothing of it', async (role) => {
  await asRole(role)
  problemOf('forbidden', await owner.ask(getStaff, { params: ids() }))
  await asRole('owner')
})
