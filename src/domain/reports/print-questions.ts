/** Questions about what somebody eats, by their label. */
export const asksForDiet = (label: string): boolean =>
  /diet|posiłk|wyżywien|obiad|kolacj|śniadan|alerg/i.test(label)

/** Questions about a size of clothes, by their label. */
export const asksForSize = (label: string): boolean => /rozmiar|koszulk/i.test(label)
