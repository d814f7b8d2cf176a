import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BrandView, OrganiserView } from '#contract/pages.ts'
import { Parties } from './parties.tsx'

const brand: BrandView = {
  ...{ id: 'zapisano', name: 'Zapisano', host: 'zapisano.pl', address: 'https://zapisano.pl' },
  panelAddress: 'https://panel.zapisano.pl',
}
const organiser: OrganiserView = {
  ...{
    name: 'Parafia',
    slug: 'parafia',
    about: '',
    background: null,
    logo: null,
    accent: '#23408e',
    legalName: 'Parafia św. Anny',
    address: 'Polna 1',
  },
  ...{
    nip: '',
    kind: null,
    trader: null,
    email: '',
    phone: '',
    contactPerson: '',
    contactNote: '',
    demo: false,
  },
}

const wordsOf = (given: Partial<OrganiserView>) =>
  renderToStaticMarkup(<Parties organiser={{ ...organiser, ...given }} brand={brand} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

const BEFORE =
  'Organizatorem i stroną umowy jest Parafia św. Anny, Polna 1. Zapisano dostarcza system zapisów.'
const CLAUSE =
  'Administratorem danych osobowych jest Parafia św. Anny, Polna 1. Dane służą organizacji wydarzenia i rozliczeniu.'

test('what the organiser has not given yet is not claimed', () => {
  expect(wordsOf({})).toBe(`${BEFORE} ${CLAUSE}`)
})

test('a trader is distinguished from a private organiser, and the Church has a supervisor of its own', () => {
  expect(wordsOf({ kind: 'church', trader: false })).toBe(
    `${BEFORE} Organizator nie działa jako przedsiębiorca. ${CLAUSE} Nadzór nad ochroną danych sprawuje Kościelny Inspektor Ochrony Danych.`,
  )
  for (const kind of ['public', 'association', 'trader'] as const)
    expect(wordsOf({ kind, trader: true })).toBe(
      `${BEFORE} Organizator jest przedsiębiorcą. ${CLAUSE} Skargę można złożyć do Prezesa Urzędu Ochrony Danych Osobowych.`,
    )
})
