/** What is printed, and of which vehicles. */
export interface PrintSearch {
  readonly co: 'drzwi' | 'lista' | 'przystanki'
  readonly dla?: string
}

/** The search parameters of a print as its address has them; anything unknown is the list by house. */
export function readPrintSearch({ co, dla }: Record<string, unknown>): PrintSearch {
  return {
    co: co === 'drzwi' || co === 'przystanki' ? co : 'lista',
    ...(typeof dla === 'string' ? { dla } : {}),
  }
}

/** Of the board: the scope of vehicles, or rooms. */
export const readLodgingSearch = ({ dla }: Record<string, unknown>): { readonly dla?: string } =>
  typeof dla === 'string' ? { dla } : {}
