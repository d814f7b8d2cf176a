import * as words from '#i18n/pl/site/register/steps.ts'

/** Explains why options are hidden. */
export const ForSomeOnly = ({ some }: { some: boolean }) => (
  <p className="hint">{some ? words.someOnly : words.nothingToChoose}</p>
)
