import type { BenchEvent } from './bench-event.ts'

/** A page with what has been measured of it. */
export class Page {
  readonly ratios: number[] = []
  readonly works: number[] = []
  /** Of the bare server. */
  readonly rates: number[] = []
  readonly name: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>

  constructor(name: string, path: string, host: string) {
    this.name = name
    this.path = path
    this.headers = { host, accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }
  }
}

/** Opened by newcomers: the form's page gives each of them a token. */
export function pagesOf({ host, slug }: BenchEvent, port: number): readonly [Page, Page, Page] {
  return [
    new Page('event', `/${slug}`, `${host}:${port}`),
    new Page('form', `/${slug}/zapisy`, `${host}:${port}`),
    new Page('landing', '/', `zapisano.localhost:${port}`),
  ]
}

/** As it is sent. */
export const requestOf = (path: string, headers: Page['headers']) =>
  `GET ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`
