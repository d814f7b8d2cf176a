import { colourName } from '#i18n/pl/colour-name.ts'

/** A colour with the name that people call it by. */
export interface NamedColour {
  readonly colour: string
  readonly name: string
}

/** Accents that read well on each of the backgrounds. */
export const ACCENTS: readonly NamedColour[] = [
  { colour: '#23408e', name: 'granat' },
  { colour: '#125a66', name: 'morska zieleń' },
  { colour: '#14614f', name: 'butelkowa zieleń' },
  { colour: '#4b5a12', name: 'oliwka' },
  { colour: '#7a4b00', name: 'miód' },
  { colour: '#8f3414', name: 'cegła' },
  { colour: '#96305a', name: 'śliwka' },
  { colour: '#5b3a8c', name: 'fiolet' },
]

export const BACKGROUNDS: readonly NamedColour[] = [
  { colour: '#fbf8f2', name: 'kość słoniowa' },
  { colour: '#f8faf6', name: 'poranna mgła' },
  { colour: '#ffffff', name: 'biel' },
  { colour: '#f5f8fc', name: 'jasny błękit' },
  { colour: '#fdf5ef', name: 'brzoskwinia' },
]

const known = (colour: string, choices: readonly NamedColour[]): string | undefined =>
  choices.find((each) => each.colour === colour)?.name

/** The name among the given ones, or the everyday one. */
export const nameOf = (colour: string, choices: readonly NamedColour[]): string =>
  known(colour, choices) ?? `inny, ${colourName(colour)}`

/** The same as a word of a sentence. */
export const nameInSentence = (colour: string): string =>
  known(colour, [...ACCENTS, ...BACKGROUNDS]) ?? colourName(colour)
