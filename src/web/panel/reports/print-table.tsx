import './prints.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { printHeads } from '#i18n/pl/reports.ts'
import { LIST_PATHS } from '../shared/list/list-search.ts'
import type { Print } from './reports-api.ts'

/** Columns that are filled in by hand: they need room. */
const BY_HAND: readonly string[] = [printHeads.signature, printHeads.collector, printHeads.hour]

type Section = Print['sections'][number]

/** A table of a print; on the screen a row that counts somebody leads to their list. */
export function PrintTable(props: { eventId: string; section: Section; name: string }): ReactNode {
  const { eventId, section, name } = props
  return (
    <div className="print-part">
      {section.title !== null && <h3>{section.title}</h3>}
      <table aria-label={section.title ?? name}>
        <thead>
          <tr>
            {section.head.map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row, line) => (
            <tr key={row.join('|')}>
              {row.map((value, at) => (
                <td
                  key={section.head[at]}
                  className={BY_HAND.includes(section.head[at] ?? '') ? 'sign' : undefined}
                >
                  <Leading eventId={eventId} link={at === row.length - 1 ? section.links[line] : undefined}>
                    {value}
                  </Leading>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LeadingProps {
  readonly eventId: string
  readonly link: Section['links'][number] | undefined
  readonly children: ReactNode
}

function Leading({ eventId, link, children }: LeadingProps): ReactNode {
  if (!link) return children
  return (
    <Link to={LIST_PATHS[link.list]} params={{ eventId }} search={{ warunki: link.conditions }}>
      {children}
    </Link>
  )
}
