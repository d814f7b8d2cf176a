import { handedOver } from '#domain/registration/hand-over.ts'
import { handOverPlace } from '#server/features/registrations/hand-over/hand-over-place.ts'
import { previewHandOver } from '#server/features/registrations/hand-over/preview-hand-over.ts'
import { type Case, wordsOf } from './case-file.ts'
import { askedBy } from './roles.ts'
import { type CasePerson, type CaseRegistration, registrationSchema } from './sample.ts'
import type { Scenario } from './scenario.ts'
import type { Party } from './step-actions.ts'
import { lookAt } from './step-compare.ts'
import type { HandOverStep } from './then.ts'
import { translate } from './translate.ts'
import { unknownPerson } from './unknown-people.ts'

/** A participant hands the place over to a new person, at the price and the fee of a preview. */
export async function handOver(scenario: Scenario, party: Party, step: HandOverStep): Promise<void> {
  const { file, registrationId, now } = party
  const by = askedBy(file, now.sample, step.by)
  const sample = handedOverSample(file, now.sample, step)
  const { people, carers, statements } = translate(file, scenario.definition, sample)
  const successor = people.find(({ ref }) => ref === step.to.ref)
  if (successor === undefined) throw new Error(`no person takes over the place of '${step.who}'`)
  const { registrant } = step
  const wanted = { giver: step.who, successor, carer: carers[successor.ref], registrant, statements }
  const { revision } = await lookAt(scenario, registrationId)
  const asked = { ...wanted, revision }
  const { total, fee } = await previewHandOver(scenario.ctx(), { registrationId, by, body: asked })
  const body = { ...asked, expectedTotal: total, fee: fee?.amount ?? 0, email: null }
  await handOverPlace(scenario.ctx(), { registrationId, by, body })
  party.now = { sample, draft: handedOver(now.draft, wanted) }
}

/** The sample with the new person in the place, who has what the giver had unless the step states otherwise. */
function handedOverSample(file: Case, sample: CaseRegistration, step: HandOverStep): CaseRegistration {
  const { who, to, registrant } = step
  const now = (ref: string) => (ref === who ? to.ref : ref)
  const refs = sample.people.map(({ ref }) => ref)
  const giver = sample.people.find(({ ref }) => ref === who)
  if (giver === undefined) throw new Error(unknownPerson(who, refs))
  const successor = { ...ofThePlace(file, giver), ...to, choices: { ...giver.choices, ...to.choices } }
  const registrantNow = registrant === 'successor' ? to.ref : registrant
  const read = registrationSchema.safeParse({
    ...sample,
    people: sample.people.map((person) => (person === giver ? successor : person)),
    by: sample.by?.who === who ? { ...sample.by, who: registrantNow } : sample.by,
    carers: Object.fromEntries(Object.entries(sample.carers ?? {}).map(([ref, by]) => [now(ref), now(by)])),
  })
  if (!read.success) throw new Error(`the new person is not understood: ${wordsOf(read.error)}`)
  return read.data
}

const OF_THE_PLACE = /^(type|group|carer|choices\b.*)$/

/** What is handed over with a place; names, birth date and answers are not. */
const ofThePlace = ({ reads }: Pick<Case, 'reads'>, giver: CasePerson) =>
  Object.fromEntries(Object.entries(giver).filter(([field]) => OF_THE_PLACE.test(reads[field] ?? field)))
