import './kinds.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TEMPLATE_CARDS } from '#domain/templates/cards.ts'
import { tie } from '#i18n/text/typography.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'

/** The templates by picture, an empty event, or one from a file. */
export function KindList({ accountId }: { accountId: string }): ReactNode {
  const search = (szablon: string) => ({ konto: accountId, szablon })
  return (
    <>
      <ul className="kinds">
        {TEMPLATE_CARDS.map(({ name, title, line, cover }) => (
          <li key={name}>
            <Link to="/nowe-wydarzenie" search={search(name)}>
              <CoverStrip kind={cover} />
              <b>{title}</b>
              <span>{tie(line)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="kinds-other">
        <Link to="/nowe-wydarzenie" search={search('puste')}>
          Zacznij od pustego wydarzenia
        </Link>
        <Link to="/nowe-wydarzenie" search={search('plik')}>
          Wczytaj wydarzenie z&nbsp;pliku
        </Link>
      </p>
    </>
  )
}
