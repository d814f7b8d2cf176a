import './new-event.css'
import type { ReactNode } from 'react'
import { mayEditEvents } from '#domain/access/rights.ts'
import { TEMPLATE_CARDS } from '#domain/templates/cards.ts'
import { PageHead } from '../shared/page-head.tsx'
import { type Account, useChosenAccount } from '../shared/session.ts'
import { Missing, NoRight } from '../shared/trouble.tsx'
import { BlankQuestions } from './blank-questions.tsx'
import { CopyQuestions } from './copy-questions.tsx'
import { FileQuestion } from './file-question.tsx'
import { Kinds } from './kinds.tsx'
import type { NewEventSearch } from './new-event-search.ts'
import { TemplateQuestions } from './template-questions.tsx'

const TITLE = 'Nowe wydarzenie'

/** A choice by picture and a few questions, after which the event exists as a draft; everything can be changed later. */
export function NewEventPage({ search }: { search: NewEventSearch }): ReactNode {
  const account = useChosenAccount(search.konto)
  if (account === undefined) return <Missing>Nie ma takiego konta</Missing>
  if (!mayEditEvents(account.role)) return <NoRight title={TITLE} />
  return <Step account={account} search={search} />
}

function Step({ account, search }: { account: Account; search: NewEventSearch }): ReactNode {
  const key = account.id
  if (search.kopia !== undefined) return <CopyQuestions key={key} account={account} eventId={search.kopia} />
  const card = TEMPLATE_CARDS.find(({ name }) => name === search.szablon)
  if (card !== undefined)
    return <TemplateQuestions key={`${key} ${card.name}`} account={account} card={card} />
  switch (search.szablon) {
    case 'puste':
      return (
        <>
          <PageHead title={TITLE} meta={<span>{account.name}</span>} />
          <BlankQuestions key={key} account={account} />
        </>
      )
    case 'plik':
      return (
        <>
          <PageHead title="Wydarzenie z pliku" meta={<span>{account.name}</span>} />
          <FileQuestion key={key} account={account} />
        </>
      )
    default:
      return <Kinds account={account} />
  }
}
