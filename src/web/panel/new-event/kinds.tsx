import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TEMPLATE_CARDS } from '#domain/templates/cards.ts'
import { tie } from '#i18n/text/typography.ts'
import { CoverStrip } from '#web/kit/covers/cover.tsx'
import { PageHead } from '../shared/page-head.tsx'
import type { Account } from '../shared/session.ts'

/** 'Co organizujesz?': the templates by picture, an empty event, or one from a file. */
export function Kinds({ account }: { account: Account }): ReactNode {
  const search = (szablon: string) => ({ konto: account.id, szablon })
  return (
    <>
      <PageHead
        title="Co organizujesz?"
        meta={
          <p className="kinds-lede">
            Wybierz to, co najbliższe. Przygotujemy formularz, opłaty i&nbsp;stronę, a&nbsp;ty je poprawisz.
            Zapisy otworzysz na samym końcu.
          </p>
        }
      />
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
