import { testRibbon } from '#i18n/pl/site/test-mode.ts'
import { tie } from '#i18n/text/typography.ts'

/** What is registered here is a test, on every page about it. */
export function TestRibbon({ isTest }: { readonly isTest: boolean }) {
  return isTest ? (
    <p className="test-ribbon" role="note">
      {tie(testRibbon)}
    </p>
  ) : null
}
