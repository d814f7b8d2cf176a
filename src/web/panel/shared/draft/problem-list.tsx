import { Link, useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { type Part, partAt } from '#domain/event/draft/parts/part.ts'
import { partsOf } from '#domain/event/draft/parts/parts-of.ts'
import { settingsPage } from '../pages.ts'
import type { Draft } from './draft-store.ts'

/** What is wrong in a draft, each with the way to the page where it is mended. */
export function ProblemList({ draft }: { draft: Pick<Draft, 'definition' | 'problems'> }): ReactNode {
  const { definition, problems } = draft
  const parts = useMemo(() => partsOf(definition), [definition])
  return (
    <ul>
      {problems.map(({ path, message }) => (
        <li key={`${path} ${message}`}>
          {message} <WhereToMend part={partAt(parts, path)} />
        </li>
      ))}
    </ul>
  )
}

function WhereToMend({ part }: { part: Part | null }): ReactNode {
  const { eventId = '' } = useParams({ strict: false })
  const page = settingsPage(part?.subject)
  if (page === undefined) return null
  return (
    <Link to={page.to} params={{ eventId }}>
      Popraw: {page.name}
      {part?.name != null && <span className="sr">, {part.name}</span>}
    </Link>
  )
}

/** How many problems stand on each page of settings. */
export function useProblemsOfPages({ definition, problems }: Pick<Draft, 'definition' | 'problems'>) {
  return useMemo(() => {
    const parts = partsOf(definition)
    const subjects = problems.map(({ path }) => partAt(parts, path)?.subject)
    return (subject: string) => subjects.filter((each) => each === subject).length
  }, [definition, problems])
}
