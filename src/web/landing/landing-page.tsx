import type { LandingPage } from '#contract/pages.ts'
import { BrandFrame } from '#web/kit/brand-frame.tsx'
import { Contact } from './contact.tsx'
import { Demo } from './demo.tsx'
import { Features } from './features.tsx'
import { Foot } from './foot.tsx'
import { Gate } from './gate.tsx'
import { Hero } from './hero.tsx'
import { Organisers } from './organisers.tsx'
import { Payments } from './payments.tsx'
import { Pricing } from './pricing.tsx'
import { Signs } from './signs.tsx'

type LandingProps = Extract<LandingPage, { page: 'landing' }>

/** What the platform is for, what it costs, how to try it and how to write to us (specification §2, 'Route /'). */
export function LandingView({ brand, foot, organisers, demoForm, contactEmail }: LandingProps) {
  return (
    <BrandFrame brand={brand} onLanding>
      <Signs />
      <main id="tresc">
        <Hero />
        <Organisers organisers={organisers} />
        <Features />
        <Payments />
        <Gate />
        <Pricing />
        <div className="wrap duo">
          <Demo form={demoForm} email={contactEmail} />
          <Contact email={contactEmail} />
        </div>
      </main>
      <Foot brand={brand} foot={foot} />
    </BrandFrame>
  )
}
