import type { TemplateOrganiser } from './template.ts'

/** 'Biuro pielgrzymki: 600 100 200, biuro@…, Lipowa 5.': whom to ask, by what the account has said; else nothing. */
export function contactText(label: string, { phone, email, address }: TemplateOrganiser): string | undefined {
  const ways = [phone, email, address].filter((way) => way !== '')
  return ways.length === 0
    ? undefined
    : Array.from(`${label}: ${ways.join(', ')}.`)
        .slice(0, 200)
        .join('')
}
