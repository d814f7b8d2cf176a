/** The mails with links to registrations. */
export const linkMailWords = {
  /** A new link was requested. */
  renewed: {
    subject: (number: string) => `Nowy link do zgłoszenia ${number}`,
    happened: (event: string) => `Dzień dobry! Oto nowy link do zgłoszenia (${event}).`,
    previous: 'Poprzedni link przestał działać.',
  },
  /** The link to all registrations of a mailbox. */
  all: {
    subject: (organiser: string) => `Moje zgłoszenia: ${organiser}`,
    asked: 'Dzień dobry! Ktoś, zapewne Ty, poprosił o\u00a0link do zgłoszenia.',
    once: 'Przycisk otworzy listę zgłoszeń z\u00a0tego adresu. Działa jeden raz, przez 24 godziny.',
    open: 'Zobacz moje zgłoszenia',
    none: 'Pod tym adresem nie ma zgłoszeń u\u00a0tego organizatora. Sprawdź, czy przy zapisie podano inny adres.',
    notYou: 'Jeśli to nie Ty, nie musisz nic robić: link zna tylko ta skrzynka.',
  },
}
