import { sql } from 'kysely'
import type { CheckKind } from '#domain/staff/check-standing.ts'
import { kysely, type Tx } from '#server/db/database.ts'

export interface SavedPerson {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly role: string
  readonly phone: string
}

export interface SavedCheck {
  readonly id: string
  readonly personId: string
  readonly kind: CheckKind
  readonly name: string
  readonly checkedOn: string
  readonly validUntil: string | null
  readonly note: string
  readonly checkedBy: string
  readonly recordedAt: Temporal.Instant
}

const PERSON = ['staffPersonId as id', 'firstName', 'lastName', 'role', 'phone'] as const

/** People of the staff of the whole account, by surname. */
export async function listPeople(tx: Tx): Promise<SavedPerson[]> {
  return kysely(tx)
    .selectFrom('staffPerson')
    .select(PERSON)
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('staffPersonId')
    .execute()
}

/** Somebody of the staff, locked until the transaction ends; undefined when there is nobody. */
export async function lockPerson(tx: Tx, personId: string): Promise<SavedPerson | undefined> {
  const { rows } = await sql<SavedPerson>`
    SELECT staff_person_id AS id, first_name, last_name, role, phone
      FROM lock_staff_person(${personId})`.execute(kysely(tx))
  return rows[0]
}

export async function countPeople(tx: Tx): Promise<number> {
  const { n } = await kysely(tx)
    .selectFrom('staffPerson')
    .select((expression) => expression.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Who is known by the id is changed. */
export async function savePerson(
  tx: Tx,
  {
    accountId,
    now,
    id,
    ...values
  }: SavedPerson & { readonly accountId: string; readonly now: Temporal.Instant },
): Promise<void> {
  await kysely(tx)
    .insertInto('staffPerson')
    .values({ accountId, staffPersonId: id, createdAt: now.toString(), ...values })
    .onConflict((conflict) => conflict.columns(['accountId', 'staffPersonId']).doUpdateSet(values))
    .execute()
}

export async function removePerson(tx: Tx, personId: string): Promise<void> {
  await kysely(tx).deleteFrom('staffPerson').where('staffPersonId', '=', personId).execute()
}

/** The checks of these people; null: of all of the account. */
export async function listChecks(tx: Tx, people: readonly string[] | null) {
  if (people?.length === 0) return []
  return kysely(tx)
    .selectFrom('staffCheck')
    .select(['staffCheckId as id', 'staffPersonId as personId', 'kind', 'name', 'checkedOn', 'validUntil'])
    .select(['note', 'checkedBy', 'recordedAt'])
    .$if(people !== null, (query) => query.where('staffPersonId', 'in', people ?? []))
    .orderBy('checkedOn', 'desc')
    .orderBy('recordedAt', 'desc')
    .execute()
}

/** False when the id is known already. */
export async function insertCheck(
  tx: Tx,
  { id, personId, recordedAt, ...row }: SavedCheck & { readonly accountId: string },
): Promise<boolean> {
  const made = await kysely(tx)
    .insertInto('staffCheck')
    .values({ ...row, staffCheckId: id, staffPersonId: personId, recordedAt: recordedAt.toString() })
    .onConflict((conflict) => conflict.columns(['accountId', 'staffCheckId']).doNothing())
    .returning('staffCheckId')
    .executeTakeFirst()
  return made !== undefined
}

/** What was deleted; undefined when it was not there. */
export async function removeCheck(tx: Tx, personId: string, checkId: string) {
  return kysely(tx)
    .deleteFrom('staffCheck')
    .where('staffPersonId', '=', personId)
    .where('staffCheckId', '=', checkId)
    .returning(['kind', 'name', 'checkedOn', 'validUntil'])
    .executeTakeFirst()
}
