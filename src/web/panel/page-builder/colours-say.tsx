import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { nameInSentence } from '../shared/colour-names.ts'
import { coloursOf, useLook } from './look-of-organiser.ts'

/** The colours of the page, which all pages of the organiser share. */
export function ColoursSay({ accountId }: { accountId: string }): ReactNode {
  const look = useLook(accountId)
  if (look === undefined) return null
  const { accent, background } = coloursOf(look)
  return (
    <p>
      Barwy strony: <Swatch colour={accent} /> i&nbsp;
      <Swatch colour={background} />, jak na wszystkich twoich stronach.{' '}
      <Link to="/ustawienia" search={{ konto: accountId }}>
        Zmień barwy
      </Link>
    </p>
  )
}

const Swatch = ({ colour }: { colour: string }) => (
  <span className="pb-colour">
    <i aria-hidden="true" style={{ background: colour }} />
    {tie(nameInSentence(colour))}
  </span>
)
