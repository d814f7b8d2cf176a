import { Cloud, Meadow, Sky, strewn, Trees, Walker } from './parts.tsx'

/** Tents between spruces and a circle of people around a fire. */
export function Camp() {
  return (
    <>
      <Sky colour="#f4ead6" sun={{ x: 540, y: 150, r: 56, fill: '#efbf76' }} />
      <Cloud x={290} y={98} scale={0.95} />
      <Cloud x={1110} y={84} />
      <path d="M0 260c170-56 360-60 560-30s420-56 880 2v288H0z" fill="#c3d3c0" />
      <path d="M0 306c200-44 400-40 620-14s440-30 820-4v232H0z" fill="#8fb294" />
      <Trees kind="spruce" of={SPRUCES} />
      <path d="M0 366c260-40 520-34 760-12s460 4 680-18v184H0z" fill="#b9c58a" />
      <Tent x={430} y={398} scale={1.1} cloth="#d9c08a" shade="#c2a568" />
      <Tent x={956} y={402} scale={1.2} cloth="#c9885a" shade="#ad6c41" />
      <Tent x={1096} y={388} scale={0.8} cloth="#d9c08a" shade="#c2a568" />
      <Flagpole />
      <Fire />
      {CIRCLE.map(([x, y, scale, coat]) => (
        <Walker key={x} x={x} y={y} scale={scale} coat={coat} />
      ))}
      <path d="M0 474c210-30 430-20 640-2 220 18 500 4 800-34v82H0z" fill="var(--accent-strong)" />
      <Meadow of={[...strewn(10, 620, 24, 484), ...strewn(840, 1430, 22, 474)]} />
    </>
  )
}

const SPRUCES = [
  [60, 352, 1.5, '#3f6a4c'],
  [118, 346, 1.9, '#335d42'],
  [180, 350, 1.4, '#4a7656'],
  [246, 344, 1.75, '#3f6a4c'],
  [318, 348, 1.35, '#4a7656'],
  [372, 344, 1.65, '#335d42'],
  [640, 338, 1.1, '#4a7656'],
  [676, 336, 1.4, '#3f6a4c'],
  [724, 338, 1.15, '#4a7656'],
  [1040, 344, 1.5, '#3f6a4c'],
  [1160, 346, 1.8, '#335d42'],
  [1224, 350, 1.4, '#4a7656'],
  [1290, 346, 1.9, '#3f6a4c'],
  [1356, 352, 1.5, '#335d42'],
  [1410, 350, 1.7, '#4a7656'],
] as const

interface TentProps {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly cloth: string
  readonly shade: string
}

function Tent({ x, y, scale, cloth, shade }: TentProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-88 14l24-16M78 14L54-2" stroke="#6a533a" strokeWidth="2" />
      <path d="M-70 8L-22-74 46-68 66 8z" fill={shade} />
      <path d="M-70 8L-22-74 26 8z" fill={cloth} />
      <path d="M-40 8l18-50L-4 8z" fill="#4a3f2c" />
      <path d="M-22-74v-12M46-68v-10" stroke="#6a533a" strokeWidth="2.600" strokeLinecap="round" />
    </g>
  )
}

function Flagpole() {
  return (
    <g>
      <path d="M580 404V250" stroke="#6a533a" strokeWidth="4" strokeLinecap="round" />
      <path d="M582 252c18-8 30 8 50 0v34c-20 8-32-8-50 0z" fill="#fbf3df" />
      <path d="M582 270c18-8 30 8 50 0v17c-20 8-32-8-50 0z" fill="var(--accent)" />
    </g>
  )
}

function Fire() {
  return (
    <g>
      <ellipse cx="740" cy="438" rx="64" ry="12" fill="#9aa86c" />
      <path d="M706 438l66-14M774 438l-66-14" stroke="#5a3d28" strokeWidth="8" strokeLinecap="round" />
      <path
        d="M716 426c-6-26 14-32 14-58 16 12 14 24 20 30 4-6 4-12 2-18 16 14 20 34 10 46z"
        fill="#e2843a"
      />
      <path d="M728 426c-4-14 8-20 10-32 10 10 16 22 10 32z" fill="#f6d06a" />
      <path
        d="M740 350c-10-16 12-24 2-44M752 330c-6-10 8-16 2-28"
        fill="none"
        stroke="#e9e2cf"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  )
}

const CIRCLE = [
  [612, 438, 0.95, '#8a7a4a'],
  [646, 456, 1, '#6d7a52'],
  [672, 420, 0.8, '#8a7a4a'],
  [690, 468, 1.05, '#c2413a'],
  [746, 472, 1, '#8a7a4a'],
  [796, 468, 1.05, '#6d7a52'],
  [810, 420, 0.82, '#e5b53b'],
  [838, 454, 1.02, '#8a7a4a'],
  [866, 434, 1.3, '#6d7a52'],
] as const
