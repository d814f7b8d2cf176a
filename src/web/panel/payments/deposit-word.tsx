import type { ReactNode } from 'react'
import { tie } from '#i18n/text/typography.ts'
import { Slot } from '../shared/conditions/slot.tsx'
import type { Payments } from './use-payments.ts'

const IN_LAW = {
  zaliczka:
    'Zaliczka jest częścią ceny: gdy ktoś zrezygnuje, zatrzymujesz z niej tyle, ile mówią zasady poniżej, a resztę oddajesz.',
  zadatek:
    'Zadatek (art. 394 Kodeksu cywilnego): gdy umowy nie wykona uczestnik, możesz go zatrzymać, a gdy nie wykonasz jej Ty, oddajesz dwa razy tyle.',
} as const

/** How the part in advance is called, and what the word means in law. */
export function DepositWord({ payments }: { payments: Payments }): ReactNode {
  const { document, change } = payments
  const { depositWord, plans } = document
  if (!plans.some(({ parts }) => parts.some(({ deposit }) => deposit)) && depositWord === 'zaliczka')
    return null
  return (
    <div>
      <p className="sentence">
        {'Wpłata na poczet ceny to '}
        <Slot
          label="Zaliczka czy zadatek"
          value={depositWord}
          options={[
            ['zaliczka', 'zaliczka'],
            ['zadatek', 'zadatek'],
          ]}
          onChange={(word) => change((now) => ({ ...now, depositWord: word }))}
        />
        .
      </p>
      <p className="sub">{tie(IN_LAW[depositWord])}</p>
    </div>
  )
}
