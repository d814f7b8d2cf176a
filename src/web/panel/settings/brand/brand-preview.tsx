import type { ReactNode } from 'react'
import { siteColours } from '#domain/organiser/brand-colours.ts'
import { tie } from '#i18n/text/typography.ts'
import { Picture } from '#web/kit/picture.tsx'
import { initials } from '#web/lib/initials.ts'
import type { Brand } from './brand-api.ts'

/** The head of the site, a link and a button, in the colours that pages would use. */
export function BrandPreview({ brand }: { brand: Brand }): ReactNode {
  const { accent, onAccent, background, line } = siteColours({
    accent: brand.accent,
    background: brand.background ?? brand.usualBackground,
  })
  const name = brand.name.trim() || 'Nazwa organizatora'
  return (
    <figure className="brand-preview">
      <figcaption>Tak zobaczą to uczestnicy</figcaption>
      <div className="brand-card" style={{ background, borderColor: line }}>
        <div className="brand-head">
          {brand.logo === null ? (
            <span className="brand-initials" style={{ background: accent, color: onAccent }}>
              {initials(name)}
            </span>
          ) : (
            <Picture picture={brand.logo} sizes="120px" alt="" />
          )}
          <b>{name}</b>
        </div>
        {brand.about.trim() !== '' && <p>{tie(brand.about)}</p>}
        <div className="brand-foot">
          <span className="brand-link" style={{ color: accent }}>
            Moje zgłoszenie
          </span>
          <span className="brand-button" style={{ background: accent, color: onAccent }}>
            Zapisz się
          </span>
        </div>
      </div>
    </figure>
  )
}
