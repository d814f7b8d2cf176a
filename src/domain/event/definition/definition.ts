import { z } from 'zod'
import { adjustment, choiceGroup } from './definition-adjustments.ts'
import { approval, carers, number, registrants, requirement, statement } from './definition-asks.ts'
import { ages, claim, day, startTime, text, window } from './definition-base.ts'
import { ownFact } from './definition-facts.ts'
import { item } from './definition-items.ts'
import {
  alreadyDue,
  changeFee,
  changes,
  datedFee,
  handOver,
  plan,
  refundRule,
  unpaid,
} from './definition-payment.ts'
import { group, limit, participantType, pool, slots } from './definition-places.ts'
import { question, section } from './definition-questions.ts'
import { EVENT_KINDS } from './event-kinds.ts'
import { page } from './page-schema.ts'

/**
 * The event definition: one validated, versioned JSON document that describes the whole event (architecture §1.1).
 * Amounts are whole grosze, days ISO dates, moments ISO local date-times in Europe/Warsaw; a deadline given as a day
 * holds until the end of that day.
 *
 * This module and its parts (`definition-*.ts`) contain only the shape, with a description of each field that is
 * published as JSON Schema. What the shape cannot express (an unknown id, overlapping ages) is found by
 * `checkDefinition`. Browser code imports its types only, never the schema.
 */
export const definitionSchema = z.strictObject({
  schemaVersion: z.literal(3),
  title: text(140).describe('Name of the event.'),
  kind: z.enum(EVENT_KINDS).describe('Sort of event; no rule asks it, words on the pages follow it.'),
  dates: z
    .strictObject({
      start: day.nullable().describe('First day.'),
      end: day.nullable().describe('Last day.'),
      startTime: startTime.describe(
        'At what hour people meet on the first day; also of terms and groups that state none. Shown; no rule asks it.',
      ),
      ageDay: day.optional().describe('The day on which ages are calculated; the start when not given.'),
    })
    .describe('First and last day; null where they are not known or are those of terms.'),
  page: page
    .describe('What the public page tells.')
    .default({ cover: 'fields', included: [], programme: [], questions: [] }),
  attendance: z
    .enum(['people', 'headcount'])
    .default('people')
    .describe('people: each with data. headcount: numbers of pieces alone, with one contact.'),
  ask: z
    .strictObject({
      birthDate: z.enum(['required', 'optional', 'no']),
      sex: z.enum(['required', 'optional', 'no']),
    })
    .default({ birthDate: 'required', sex: 'no' })
    .describe('What is asked of each person besides first and last name.'),
  ages: ages.optional().describe('Age limit of the event.'),
  windows: z.array(window).default([]).describe('When and for whom registration is open.'),
  groups: z.array(group).default([]).describe('Everybody chooses one, when there are any.'),
  groupLabel: text(60).default('Grupa').describe('How a group is called here: Grupa, Miejsce wyjazdu.'),
  types: z.array(participantType).default([]).describe('Everybody is of one, when there are any.'),
  typeLabel: text(60).default('Rodzaj udziału').describe('How a type is called here.'),
  sections: z.array(section).default([]).describe('Headings of questions, in this order.'),
  questions: z.array(question).default([]).describe('What is asked, in this order.'),
  facts: z.array(ownFact).default([]).describe('Facts of your own, asked for as own.<id>.'),
  items: z.array(item).default([]).describe('Everything that can be had and costs, or is counted.'),
  adjustments: z.array(adjustment).default([]).describe('Changes of price, in the order of applying.'),
  choiceGroups: z
    .array(choiceGroup)
    .default([])
    .describe(
      'Over what only the best of several adjustments counts; needed only for person and registration.',
    ),
  pools: z.array(pool).default([]).describe('Limits that several parts share, or that count in another way.'),
  limit: limit.describe('Places of the event: everybody takes one.'),
  claims: z
    .array(claim)
    .default([])
    .describe('Claims of each person, whatever is chosen: the limit of the event.'),
  slots: slots.nullable().default(null).describe('Hours of entry; whoever registers chooses one.'),
  waitingList: z
    .strictObject({
      smallerMayPass: z
        .boolean()
        .default(false)
        .describe('A smaller party may be served before a larger one from what is too little for it.'),
      price: z
        .enum(['joining', 'offer'])
        .default('joining')
        .describe('By which day people pay: that of joining the list, or that of the offer.'),
    })
    .nullable()
    .default({ smallerMayPass: false, price: 'joining' })
    .describe('Who comes too late may wait for places that come back; null: nobody may.'),
  leastPeople: z
    .strictObject({
      people: z.number().int().min(1).max(1_000_000).describe('With fewer it does not take place.'),
      decidedOn: day.describe('Until this day it is decided.'),
    })
    .nullable()
    .default(null)
    .describe(
      'How many people it takes at least. It is shown, and changes nothing in prices; calling off is for the staff.',
    )
    .meta({ examples: [{ people: 20, decidedOn: '2026-05-01' }] }),
  requirements: z.array(requirement).default([]).describe('What must hold.'),
  registrants,
  carers: carers.nullable().default(null).describe('Who looks after whom on the spot.'),
  approvals: z.array(approval).default([]).describe('Who waits until the staff agree.'),
  plans: z
    .array(plan)
    .min(1)
    .default([
      {
        id: 'whole',
        name: 'Całość',
        per: 'person',
        parts: [{ name: 'Całość', amount: 'rest', due: { days: 3, after: 'registration' }, deposit: false }],
      },
    ])
    .describe('Ways of paying.'),
  alreadyDue: alreadyDue.default({ hours: 24 }),
  depositWord: z
    .enum(['zaliczka', 'zadatek'])
    .default('zaliczka')
    .describe('The word of the organiser: a zadatek is not given back by law.'),
  unpaid: unpaid.default({ outcome: 'cancel', later: 'staff', graceHours: 0 }),
  refunds: z.array(refundRule).default([]).describe('What who resigns gets back.'),
  pricesOfStaying: z
    .enum(['anew', 'stay'])
    .default('anew')
    .describe(
      'When somebody resigns, the others are priced anew (never more in all), or pay what they paid.',
    ),
  fees: z
    .strictObject({ transfer: z.array(datedFee).default([]), change: z.array(changeFee).default([]) })
    .default({ transfer: [], change: [] })
    .describe('Fees for handing a place over and for a change.'),
  changes: changes
    .nullable()
    .default({ exchange: 'difference' })
    .describe(
      'Whoever registered may change people, options, answers and the hour; null: only the staff may. Giving something up is not bound by it.',
    ),
  handOver: handOver
    .nullable()
    .default({ refundDifference: false })
    .describe('Whoever takes part may give the place to somebody else; null: nobody may.'),
  numbers: z.array(number).default([]).describe('Numbers that people get.'),
  statements: z.array(statement).default([]).describe('Consents and declarations.'),
  peoplePerRegistration: z
    .strictObject({
      min: z.number().int().min(1).describe('Fewer are refused with group_too_small.'),
      max: z.number().int().min(1).max(200).describe('More are refused with limit_per_registrant.'),
    })
    .default({ min: 1, max: 50 })
    .describe('Fewest and most people (or pieces of participation, by headcount) in one registration.'),
})

/** A definition as it is written and kept: of a valid shape, with its defaults filled in. */
export type DefinitionDocument = z.infer<typeof definitionSchema>
/** What an author may write: defaults left out. */
export type EventDefinitionInput = z.input<typeof definitionSchema>

/** A definition as the rules read it (`expandDefinition`): what a document may leave out or write shorter is there. */
export type EventDefinition = Omit<
  DefinitionDocument,
  'limit' | 'registrants' | 'groups' | 'types' | 'items' | 'pools'
> & {
  groups: Group[]
  types: ParticipantType[]
  items: Item[]
  pools: Pool[]
}
export type Group = Omit<DefinitionDocument['groups'][number], 'limit'>
export type ParticipantType = Omit<DefinitionDocument['types'][number], 'limit'>
type WrittenItem = DefinitionDocument['items'][number]
export type ItemOption = Omit<WrittenItem['options'][number], 'limit'>
export type LegalKind = NonNullable<WrittenItem['legalKind']>
export type Item = Omit<WrittenItem, 'limit' | 'options' | 'legalKind'> & {
  options: ItemOption[]
  legalKind: LegalKind
}
type WrittenPool = DefinitionDocument['pools'][number]
export type PoolRefusal = NonNullable<WrittenPool['refusal']>
export type Pool = WrittenPool & { refusal: PoolRefusal }
export type Price = Item['price']
export type OwnFact = EventDefinition['facts'][number]
export type Adjustment = EventDefinition['adjustments'][number]
export type Effect = Adjustment['effect']
/** Who of those for whom an adjustment holds gets it, by price or by age. */
export type Rank = NonNullable<Adjustment['rank']>
export type Question = EventDefinition['questions'][number]
export type Requirement = EventDefinition['requirements'][number]
export type Statement = EventDefinition['statements'][number]
export type PaymentPlan = EventDefinition['plans'][number]
export type PaymentPart = PaymentPlan['parts'][number]
export type RefundRule = EventDefinition['refunds'][number]
/** Hours of entry: a pattern, or a list. */
export type Slots = NonNullable<EventDefinition['slots']>
export type SlotPattern = Exclude<Slots, { list: unknown }>
export type Claim = EventDefinition['claims'][number]
export type Window = EventDefinition['windows'][number]
export type Ages = NonNullable<EventDefinition['ages']>
