import type { BrandView, OrganiserView } from '#contract/pages.ts'
import * as words from '#i18n/pl/site/frame.ts'
import { tie } from '#i18n/text/typography.ts'
import { identityWords, partyWords } from './organiser-words.ts'

/** Who the contract is made with, and who answers for the data; for above every order button. */
export function Parties({ organiser, brand }: { organiser: OrganiserView; brand: BrandView }) {
  const { trader, kind } = organiser
  return (
    <>
      <p>
        {words.parties(tie(partyWords(organiser)), brand.name)}
        {trader !== null && ` ${words.trader(trader)}`}
      </p>
      <p>
        {words.controller(tie(identityWords(organiser)))}
        {kind !== null && ` ${kind === 'church' ? words.churchSupervisor : words.supervisor}`}
      </p>
    </>
  )
}
