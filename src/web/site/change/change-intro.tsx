import * as words from '#i18n/pl/site/change.ts'
import { termsWords } from './terms-words.ts'
import type { Agreed } from './use-agreed.ts'

/** The heading, which takes the focus when the typed changes are discarded. */
export const CHANGE_TITLE = 'zmien-zgloszenie'

interface IntroProps {
  readonly agreed: Agreed
  /** Of the only person who is changed; null: the whole registration is. */
  readonly name: string | null
}

/** The purpose of this page, and what may be changed until when. */
export function ChangeIntro({ agreed, name }: IntroProps) {
  const terms = termsWords(agreed)
  const heading = agreed.within === 'leaving' ? words.leavingHeading : words.heading
  return (
    <>
      <div className="intro">
        <h1 id={CHANGE_TITLE} tabIndex={-1}>
          {name ?? heading}
        </h1>
        <p>{name === null ? words.intro : words.introOfOne}</p>
        {agreed.within === 'all' && terms !== null && <p>{terms}</p>}
      </div>
      {agreed.within !== 'all' && <p className="notice">{terms}</p>}
    </>
  )
}
