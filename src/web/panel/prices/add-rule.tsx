import { type ReactNode, useId, useState } from 'react'
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
  // Where there is no rule yet, what can be added is the first thing to see.
  const [isOpen, setOpen] = useState(document.adjustments.length === 0)
  const menu = useId()
  const add = (preset: PresetName) => {
    const words = {
      name: PRESET_WORDS[preset].name,
      codes: preset === 'code-list' ? drawnCodes(FIRST_CODES) : [],
    }
    setOpen(false)
    change((now) => {
      const made = withCodesKnown(withPreset(now, preset, words))
      const id = made.adjustments.at(-1)?.id
      if (id !== undefined) onAdded(id)
      return made
    })
  }
  return (
    <div className="add-rule">
      <button
        type="button"
        className="btn text"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menu : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'minus' : 'plus'} size={18} />
        Dodaj zasadę
      </button>
      {isOpen && (
        <div id={menu} className="rule-menu">
          {GROUPS.filter((group) => PRESETS[group].some((preset) => isOffered(document, preset))).map(
            (group) => (
              <fieldset key={group} className="price-presets">
                <legend>{GROUP_WORDS[group]}</legend>
                {PRESETS[group].map((preset) => (
                  <OnePreset key={preset} pricing={pricing} preset={preset} onAdd={() => add(preset)} />
                ))}
                {group === 'others' && wholeFee(document) !== null && <DaysOrWhole pricing={pricing} />}
              </fieldset>
            ),
          )}
        </div>
      )}
    </div>
  )
}

function OnePreset(props: { pricing: Pricing; preset: PresetName; onAdd: () => void }): ReactNode {
  const { pricing, preset, onAdd } = props
  if (!isOffered(pricing.document, preset)) {
    const needed = NEEDED[preset]
    return needed === undefined ? null : <p className="sub">{`${PRESET_WORDS[preset].offer}: ${needed}`}</p>
  }
  return (
    <button data-adds type="button" className="btn text" onClick={onAdd}>
      <Icon name="plus" size={18} />
      {PRESET_WORDS[preset].offer}
    </button>
  )
}

/** Single days beside the whole: a price for each day and once for the package, at most as much as the whole. */
function DaysOrWhole({ pricing }: { pricing: Pricing }): ReactNode {
  return (
    <button
      data-adds
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
