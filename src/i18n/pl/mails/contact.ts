/** The mails about a new address of the registrant: to the new one, and to the previous one. */
export const contactMailWords = {
  confirm: {
    subject: (event: string) => `Potwierdź adres: ${event}`,
    given: (event: string) => `Dzień dobry! Ten adres podano w\u00a0zgłoszeniu na wydarzenie: ${event}.`,
    why: 'Potwierdź go, a\u00a0wiadomości i\u00a0bilety będą przychodzić tutaj.',
    button: 'Potwierdź adres',
    mistake: 'To pomyłka? Zignoruj tę wiadomość, nic się nie zmieni.',
  },
  changed: {
    subject: (number: string) => `Zmiana adresu w\u00a0zgłoszeniu ${number}`,
    happened: (event: string) =>
      `Dzień dobry! W\u00a0zgłoszeniu na wydarzenie ${event} zmieniono adres e-mail. Wiadomości przychodzą teraz na nowy adres, a\u00a0dotychczasowy link przestał działać.`,
  },
}
