/** What stands around the text of a legal document of the platform. */
export const documentWords = {
  edition: (version: string, since: string) => `Wersja ${version}, obowiązuje od ${since}`,
  page: (page: number, count: number) => `Strona ${page} z\u00a0${count}`,
}
