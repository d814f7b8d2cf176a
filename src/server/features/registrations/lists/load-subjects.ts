import { z } from 'zod'
import { due as dueSchema, registrationState } from '#contract/common.ts'
import type { EventDefinition } from '#domain/event/definition/definition.ts'
import { type Answer, answerSchema } from '#domain/form/fields/answer-schema.ts'
import type { TicketState } from '#domain/lists/cell.ts'
import { balanceOf } from '#domain/payment/balance.ts'
import type { QuoteDue } from '#domain/quote/quote-result.ts'
import { type Choice, choiceSchema, type RegistrationDraft } from '#domain/registration/draft.ts'
import type { RegistrationState } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { LedgerRow } from '#server/db/ledger-row.ts'
import {
  documentsOfMany,
  type StandingDocument,
} from '#server/features/documents/standing/documents-of-many.ts'
import { getDefinition } from '#server/features/events/selling/get-definition.ts'
import { paidnessOf } from '../read/get-registration.ts'
import { lackingView } from '../read/lacking.view.ts'
import { listLedgerOf } from '../read/panel.queries.ts'
import {
  type ListedPerson,
  type ListedRegistration,
  listPeopleOfAll,
  listRegistrationsOf,
} from './subjects.queries.ts'

type Answered = Pick<RegistrationDraft, 'answers' | 'choices'>

/** Somebody who takes part, with what was answered and chosen for this person. */
export interface SubjectPerson extends Omit<ListedPerson, 'answers' | 'choices' | 'numbers'>, Answered {
  /** By id of the definition. */
  readonly numbers: Readonly<Record<string, string>>
  readonly ticket: TicketState
}

/** What the rows of a registration are about. */
export interface Subject
  extends Omit<ListedRegistration, 'draft' | 'due' | 'state' | 'lacking' | 'tags'>,
    Answered {
  readonly state: RegistrationState
  readonly definition: EventDefinition
  readonly people: readonly SubjectPerson[]
  /** Compulsory answers that are still to be given. */
  readonly lacking: ReturnType<typeof lackingView>
  /** What its files answer, whether or not the staff check it. */
  readonly documents: readonly StandingDocument[]
  readonly slot: string | null
  /** Of the staff. */
  readonly tags: readonly string[]
  readonly ticket: TicketState
  readonly due: readonly QuoteDue[]
  /** Of its ledger, in no order. */
  readonly entries: readonly LedgerRow[]
  readonly paid: number
  readonly left: number
  readonly ledger: readonly LedgerRow[]
  readonly paidness: ReturnType<typeof paidnessOf>
}

/** Hundreds of thousands are read for a file: texts, numbers and ticks are looked at without the schema. */
const isAnswer = (value: unknown): value is Answer =>
  (typeof value === 'string' && value.length <= LONGEST) ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  answerSchema.safeParse(value).success
const LONGEST = 4000

const answersOf = recordOf(isAnswer)

const isChoice = (value: unknown): value is Choice =>
  (typeof value === 'string' && value.length <= MOST_OF_ID) || choiceSchema.safeParse(value).success
const MOST_OF_ID = 60
const choicesOf = recordOf(isChoice)

/** Reads a record of such values; none is an empty one. @throws Error for anything else */
function recordOf<Value>(is: (value: unknown) => value is Value) {
  const isRecord = (record: unknown): record is Readonly<Record<string, Value>> =>
    typeof record === 'object' && record !== null && Object.values(record).every(is)
  return (record: unknown): Readonly<Record<string, Value>> => {
    if (record === undefined) return {}
    if (!isRecord(record)) throw new Error('Answers or choices of a registration cannot be read.')
    return record
  }
}

const numbersOf = recordOf((value: unknown): value is string => typeof value === 'string')
const ofRegistration = z.object({
  answers: z.unknown().optional().transform(answersOf),
  choices: z.unknown().optional().transform(choicesOf),
  slot: z.string().nullable().default(null),
})
const dues = z.array(dueSchema)

/**
 * Registrations with everything that rows of lists are made of; by id. What is gone is missing.
 * @param participantIds of whom alone the people are read; null for all
 */
export async function loadSubjects(
  tx: Tx,
  ctx: Pick<TenantCtx, 'account' | 'secrets' | 'now'>,
  registrationIds: readonly string[],
  participantIds: readonly string[] | null = null,
): Promise<Map<string, Subject>> {
  if (registrationIds.length === 0) return new Map()
  const rows = await listRegistrationsOf(tx, registrationIds)
  const people = Map.groupBy(
    await listPeopleOfAll(tx, registrationIds, participantIds),
    (person) => person.registrationId,
  )
  const ledger = Map.groupBy(await listLedgerOf(tx, registrationIds), (entry) => entry.registrationId)
  const documents = await documentsOfMany(
    tx,
    ctx,
    rows.map((row) => ({ row, people: people.get(row.registrationId) ?? [] })),
    () => true,
  )
  const subjects = new Map<string, Subject>()
  for (const row of rows) {
    const { definition } = await getDefinition(tx, ctx, row.eventId, row.version)
    const { registrationId } = row
    const entries = ledger.get(registrationId) ?? []
    const { draft, due: kept, lacking, tags, ...rest } = row
    const due = dues.parse(kept)
    const balance = balanceOf(entries)
    subjects.set(registrationId, {
      ...{ ...rest, ...ofRegistration.parse(draft), definition, due, entries, tags: tags ?? [] },
      state: registrationState.parse(row.state),
      lacking: lackingView(definition, lacking),
      documents: documents.get(registrationId) ?? [],
      people: (people.get(registrationId) ?? []).map((person) => ({
        ...person,
        answers: answersOf(person.answers),
        choices: choicesOf(person.choices),
        numbers: numbersOf(person.numbers),
        ticket: ticketOf(person),
      })),
      ticket: ticketOf(row),
      paid: balance.paid + balance.kept,
      left: balance.toPay,
      ledger: entries,
      paidness: paidnessOf({ total: row.total, due }, entries, ctx.now),
    })
  }
  return subjects
}

const ticketOf = (row: Pick<ListedPerson, 'ticketCode' | 'ticketUsedAt'>): TicketState => {
  if (row.ticketCode === null) return 'none'
  return row.ticketUsedAt === null ? 'unused' : 'used'
}
