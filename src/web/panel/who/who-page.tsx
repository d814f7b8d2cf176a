import './who.css'
import type { ReactNode } from 'react'
import { SettingsHead } from '../shared/draft/settings-head.tsx'
import { useDraftRules } from '../shared/draft/use-draft-rules.ts'
import { AccessSection } from './access-section.tsx'
import { AgesSection } from './ages-section.tsx'
import { ApprovalsSection } from './approvals-section.tsx'
import { CarersSection } from './carers-section.tsx'
import { GroupsSection } from './groups-section.tsx'
import { KindsSection } from './kinds-section.tsx'
import { NumbersSection } from './numbers-section.tsx'
import { RegisteringSection } from './registering-section.tsx'
import { RulesSection } from './rules-section.tsx'
import { WindowsSection } from './windows-section.tsx'

/** 'Kto': when people may register and who, groups and kinds, who registers whom, and every other rule about people. */
export function WhoPage(): ReactNode {
  const rules = useDraftRules()
  const isByPeople = rules.document.attendance === 'people'
  return (
    <>
      <SettingsHead title="Kto" />
      <div className="who">
        <WindowsSection rules={rules} />
        <AgesSection rules={rules} />
        {isByPeople && (
          <>
            <GroupsSection rules={rules} />
            <KindsSection rules={rules} />
            <RegisteringSection rules={rules} />
            <CarersSection rules={rules} />
          </>
        )}
        <AccessSection rules={rules} />
        {isByPeople && (
          <>
            <ApprovalsSection rules={rules} />
            <NumbersSection rules={rules} />
          </>
        )}
        <RulesSection rules={rules} />
      </div>
    </>
  )
}
