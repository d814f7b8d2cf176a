/** Reasons of what happens by itself, as the staff and the payer read them in the history and in a message. */
export const automaticReasons = {
  cancelled: {
    notApproved: 'Organizator nie potwierdził zgłoszenia, a\u00a0czas na decyzję minął.',
    laterPartUnpaid: 'Kolejna część wpłaty nie przyszła w\u00a0terminie.',
  },
  /** Of a price that became lower than what the staff had taken off it. */
  notBelowZero: 'Cena nie spada poniżej zera',
  /** By what has promised the refund. */
  refund: {
    cancelled: 'Anulowane zgłoszenie',
    changed: 'Zmiana zgłoszenia',
    late_payment: 'Wpłata przyszła, gdy nie było już miejsc',
    expired: 'Zgłoszenie wygasło',
  },
}
