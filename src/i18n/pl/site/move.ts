/** An event on other days, as its registrant chooses. */
export const heading = 'Nowy termin: zostajesz?'
export const headingAnswered = 'Nowy termin'
export const days = (after: string, before: string): string =>
  `Wydarzenie odbędzie się ${after} (było: ${before}).`
export const place = (place: string): string => `Nowe miejsce: ${place}.`
export const chooseUntil = (until: string, silence: 'stays' | 'resigns'): string =>
  silence === 'stays'
    ? `Prosimy o decyzję do ${until}. Bez odpowiedzi miejsca zostają, a całą wpłatę można odzyskać aż do dnia wydarzenia.`
    : `Prosimy o decyzję do ${until}. Bez odpowiedzi anulujemy zgłoszenie i oddamy całą wpłatę.`
export const staysUntil =
  'Zostajesz w nowym terminie. Jeśli to się zmieni, jeszcze możesz zrezygnować i odzyskać całą wpłatę.'
export const resignLate = 'Możesz jeszcze zrezygnować z powodu nowego terminu i odzyskać całą wpłatę.'
export const stay = 'Zostaję'
export const resign = 'Rezygnuję, proszę o zwrot'
export const means =
  'Zgłoszenie zostanie anulowane, a cała wpłata wróci bez potrąceń. Tego nie da się cofnąć.'
export const confirm = 'Tak, rezygnuję'
export const back = 'Wróć'
export const saving = 'Zapisuję…'
