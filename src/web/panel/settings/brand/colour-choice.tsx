import type { ReactNode } from 'react'
import type { ColourCheck } from '#domain/organiser/brand-colours.ts'
import { colourName } from '#i18n/pl/colour-name.ts'
import { type NamedColour, nameOf } from '../../shared/colour-names.ts'
import { Icon } from '../../shared/icon.tsx'

interface ColourChoiceProps {
  readonly label: string
  /** Of the group of buttons; unique on the page. */
  readonly name: string
  readonly choices: readonly NamedColour[]
  readonly value: string
  readonly check: ColourCheck
  /** What is wrong with a colour that does not read well. */
  readonly trouble: string
  readonly onChange: (colour: string) => void
}

/** One of a few good colours, or any other; says at once whether text reads well with it, and what would. */
export function ColourChoice(props: ColourChoiceProps): ReactNode {
  const { label, name, choices, value, check, trouble, onChange } = props
  return (
    <fieldset className="colour-choice">
      <legend>
        {label}: <span className="colour-name">{nameOf(value, choices)}</span>
      </legend>
      <div className="colour-row">
        {choices.map((choice) => (
          <label key={choice.colour} className="colour-dot" title={choice.name}>
            <input
              type="radio"
              name={name}
              checked={choice.colour === value}
              aria-label={choice.name}
              onChange={() => onChange(choice.colour)}
            />
            <span style={{ background: choice.colour }} />
          </label>
        ))}
        <label className="colour-other">
          <input type="color" value={value} onChange={(event) => onChange(event.target.value)} />
          Inny
        </label>
      </div>
      <div className="colour-verdict" role="status">
        {check.reads ? (
          <span className="colour-said ok">
            <Icon name="check" size={18} /> Czyta się dobrze
          </span>
        ) : (
          <>
            <span className="colour-said warn">
              <Icon name="alert" size={18} /> {trouble} Strona użyje najbliższego dobrego koloru.
            </span>
            <button type="button" className="btn quiet" onClick={() => onChange(check.nearest)}>
              <span className="colour-sample" style={{ background: check.nearest }} />
              Wybierz {colourName(check.nearest)} {check.nearest}
            </button>
          </>
        )}
      </div>
    </fieldset>
  )
}
