import type { ReactNode } from 'react'
import { withCodesKnown } from '#domain/event/draft/prices/codes.ts'
import { wholeFee, withDaysOrWhole } from '#domain/event/draft/prices/days-or-whole.ts'
import {
  isOffered,
  PRESETS,
  type PresetGroup,
  type PresetName,
  withPreset,
} from '#domain/event/draft/prices/presets.ts'
import { dayText } from '#i18n/pl/spans.ts'
import { Icon } from '../shared/icon.tsx'
import type { Pricing } from '../shared/prices/use-pricing.ts'
import { drawnCodes } from './drawn-codes.ts'
import { GROUP_WORDS, NEEDED, PRESET_WORDS } from './preset-words.ts'

const GROUPS = ['family', 'count', 'codes', 'others'] as const satisfies readonly PresetGroup[]
/** So many codes a new list begins with. */
const FIRST_CODES = 20

/** '+ Dodaj zasadę': what is usual, in groups; each is right as it is and can be changed as a sentence. */
export function AddRule(props: { pricing: Pricing; onAdded: (id: string) => void }): ReactNode {
  const { pricing, onAdded } = props
  const { document, change } = pricing
  const add = (preset: PresetName) => {
    const words = {
      name: PRESET_WORDS[preset].name,
      codes: preset === 'code-list' ? drawnCodes(FIRST_CODES) : [],
    }
    change((now) => {
      const made = withCodesKnown(withPreset(now, preset, words))
      const id = made.adjustments.at(-1)?.id
      if (id !== undefined) onAdded(id)
      return made
    })
  }
  return (
    <section className="add-rule" aria-labelledby="dodaj-zasade">
      <h2 id="dodaj-zasade">Dodaj zasadę</h2>
      {GROUPS.map((group) => (
        <fieldset key={group} className="price-presets">
          <legend>{GROUP_WORDS[group]}</legend>
          {PRESETS[group].map((preset) => (
            <button
              key={preset}
              type="button"
              className="btn text"
              disabled={!isOffered(document, preset)}
              title={isOffered(document, preset) ? undefined : NEEDED[preset]}
              onClick={() => add(preset)}
            >
              <Icon name="plus" size={18} />
              {PRESET_WORDS[preset].offer}
            </button>
          ))}
          {group === 'others' && wholeFee(document) !== null && <DaysOrWhole pricing={pricing} />}
        </fieldset>
      ))}
    </section>
  )
}

/** Single days beside the whole: a price for each day and once for the package, at most as much as the whole. */
function DaysOrWhole({ pricing }: { pricing: Pricing }): ReactNode {
  return (
    <button
      type="button"
      className="btn text"
      onClick={() =>
        pricing.change((now) =>
          withDaysOrWhole(now, {
            ...{ whole: 'Całość', single: 'Pojedyncze dni', days: 'Dni', cap: 'Najwyżej tyle co całość' },
            ...{ dayName: dayText, needDays: 'Wybierz dni, w\u00a0których weźmiesz udział.' },
          }),
        )
      }
    >
      <Icon name="plus" size={18} />
      Dni albo całość
    </button>
  )
}
