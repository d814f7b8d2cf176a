import { signsOfPerson } from '#domain/lists/same-person.ts'
import { isSecret } from '#domain/registration/secret-answers.ts'
import { holdsPlaces } from '#domain/registration/states.ts'
import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { Subject, SubjectPerson } from './load-subjects.ts'
import { type PersonKey, replaceKeys } from './same-people.queries.ts'

type Ctx = Pick<TenantCtx, 'account' | 'secrets'>

/**
 * Finds anew which people of these registrations look like somebody of another one of the event, under the lock of the
 * lists. Only who holds a place is compared.
 * @param subjects those of the registrations that there are
 */
export async function refreshSamePeople(
  tx: Tx,
  ctx: Ctx,
  registrationIds: readonly string[],
  subjects: ReadonlyMap<string, Subject>,
): Promise<void> {
  const holding = [...subjects.values()].filter(({ state }) => holdsPlaces(state))
  const keys = holding.flatMap((subject) => subject.people.flatMap((person) => keysOf(ctx, subject, person)))
  await replaceKeys(tx, ctx.account, registrationIds, keys)
}

function keysOf(ctx: Ctx, subject: Subject, person: SubjectPerson): PersonKey[] {
  const { eventId, registrationId } = subject
  const { firstName, lastName, birthDate, participantId } = person
  const recognised = { firstName, lastName, birthDate, email: subject.contactEmail }
  return signsOfPerson({ ...recognised, pesels: peselsOf(ctx, subject, person) }).map(({ by, text }) => ({
    ...{ eventId, registrationId, participantId, kind: by },
    key: ctx.secrets.sign('same-person', `${eventId} ${text}`),
  }))
}

/** What a lost key has sealed is compared no more. */
function peselsOf(
  { secrets, account }: Ctx,
  { definition, registrationId }: Subject,
  { answers }: SubjectPerson,
) {
  return definition.questions.filter(isSecret).flatMap(({ id }) => {
    const sealed = answers[id]
    return typeof sealed === 'string' && sealed !== '' && secrets.canOpen(sealed)
      ? [secrets.open(sealed, `${account} ${registrationId}`)]
      : []
  })
}
