/** Questions about what somebody eats or cannot eat, by their label. 'Dokąd jedziesz?' is none of them. */
export const asksForDiet = (label: string): boolean =>
  /diet|posił(?:k|ek)|wyżywien|obiad|kolacj|śniadan|alerg|uczule|nietoleranc|gluten|laktoz|wegeta|wegań|(?<!\p{L})(?:jedzeni|z?jeść|jesz(?!\p{L})|jada)/iu.test(
    label,
  )

/** Questions about a size of clothes, by their label. */
export const asksForSize = (label: string): boolean => /rozmiar|koszulk/i.test(label)

/** Questions about who may collect a child, by their label. */
export const asksForCollecting = (label: string): boolean => /odebra|odbier|odbior|odbiór/i.test(label)

/** Whether somebody is collected by others; without a known age too. */
export const isCollected = (age: string): boolean => age === '' || Number(age) < 18
