import type { TenantCtx } from '#server/context/ctx.ts'
import type { Tx } from '#server/db/database.ts'
import type { Found } from './listed.queries.ts'
import { loadSubjects, type Subject, type SubjectPerson } from './load-subjects.ts'

type Row = Pick<Found, 'id' | 'registrationId'>

/** What found rows are about, by registration: a row of a person with this person alone. */
export async function loadSubjectsOf(
  tx: Tx,
  ctx: TenantCtx,
  found: readonly Row[],
): Promise<Map<string, Subject>> {
  const people = found.filter(({ id, registrationId }) => id !== registrationId).map(({ id }) => id)
  const registrations = [...new Set(found.map(({ registrationId }) => registrationId))]
  return loadSubjects(tx, ctx, registrations, people.length === found.length ? people : null)
}

/** The subject of a row; `person` is null for a row of a registration. Null when the row has been removed since it was found. */
export function subjectOfRow(
  subjects: ReadonlyMap<string, Subject>,
  { id, registrationId }: Row,
): { subject: Subject; person: SubjectPerson | null } | null {
  const subject = subjects.get(registrationId)
  if (subject === undefined) return null
  const person = subject.people.find(({ participantId }) => participantId === id) ?? null
  return person === null && id !== registrationId ? null : { subject, person }
}
