import { lineOfRef } from '#domain/importing/read-orders.ts'
import { importParameters } from './import-input.ts'
import type { Job, JobRow } from './office-jobs.queries.ts'
import type { PlaceProblem } from './row-refused.ts'

/** Where in the file a problem of an order is: the line of its person, and the column of what it is about. */
export function placeInFile(job: Pick<Job, 'parameters'>, row: Pick<JobRow, 'lines'>): PlaceProblem {
  const { columns } = importParameters.parse(job.parameters)
  const columnOf = (where: string | null) => {
    if (where === null) return null
    const names = [where, `answer.${where}`, `choice.${where}`]
    // Where names are not in columns of their own.
    if (where === 'firstName' || where === 'lastName') names.push('fullName')
    const found = columns.findIndex((target) => target !== null && names.includes(target))
    return found < 0 ? null : found
  }
  return ({ person, where }) => ({
    person: null,
    line: (person === null ? null : lineOfRef(person)) ?? row.lines[0] ?? null,
    column: columnOf(where),
  })
}
