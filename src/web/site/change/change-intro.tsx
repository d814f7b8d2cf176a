import { termsWords } from './terms-words.ts'
import type { Agreed } from './use-agreed.ts'

/** The heading: where the focus goes when what was typed is discarded. */
export const CHANGE_TITLE = 'zmien-zgloszenie'

/** What this page is for, and what may be changed until when. */
export function ChangeIntro({ agreed }: { agreed: Agreed }) {
  const terms = termsWords(agreed)
  return (
    <>
      <div className="intro">
        <h1 id={CHANGE_TITLE} tabIndex={-1}>
          {agreed.within === 'leaving' ? 'Wypisz kogoś ze zgłoszenia' : 'Zmień zgłoszenie'}
        </h1>
        <p>Nic się nie zmieni, dopóki nie potwierdzisz zmiany.</p>
        {agreed.within === 'all' && terms !== null && <p>{terms}</p>}
      </div>
      {agreed.within !== 'all' && <p className="notice">{terms}</p>}
    </>
  )
}
