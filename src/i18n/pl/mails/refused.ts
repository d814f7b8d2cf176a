/** The organiser has not approved: why, what may be done now, until when. */
export const refusedMailWords = {
  title: 'Zgłoszenie nie zostało potwierdzone',
  subject: (number: string, until: string) => `Zgłoszenie ${number}: decyzja do: ${until}`,
  happened: (names: readonly string[], event: string, reason: string) =>
    `Dzień dobry! Organizator nie potwierdził: ${names.join(', ')} (${event}). Powód: ${reason}`,
  choice: (until: string) =>
    `Możesz wziąć udział na zwykłych zasadach albo zrezygnować. Miejsca trzymamy do: ${until}.`,
  /** @param paid null where nothing was paid */
  answer: (paid: string | null) =>
    `Żeby wziąć udział, odpowiedz na tę wiadomość: zmienimy zgłoszenie i\u00a0podamy cenę. Bez odpowiedzi zgłoszenie zostanie anulowane.${paid === null ? '' : ` Wpłacone ${paid} wtedy zwrócimy.`}`,
}
