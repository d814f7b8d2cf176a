import { Birds, Cloud, Cyclist, Meadow, Sky, strewn, Trees } from './parts.tsx'

/** Cyclists ride along a river, under hills with an old abbey. */
export function River() {
  return (
    <>
      <Sky colour="#f7eddb" sun={{ x: 940, y: 132, r: 58, fill: '#f0c877' }} />
      <Cloud x={300} y={108} />
      <Cloud x={1210} y={126} scale={0.85} />
      <Birds x={1040} y={92} />
      <path d="M0 250c140-60 280-66 420-40s240-54 400-46 210 66 340 56 180-40 280-36v336H0z" fill="#cbd9d0" />
      <path d="M0 300c180-76 350-70 500-34s260-46 420-36 330 70 520 26v264H0z" fill="#a3c3b0" />
      <Abbey />
      <Trees
        kind="spruce"
        of={[
          [150, 292, 0.7, '#4a7d6b'],
          [182, 288, 0.9, '#3f7162'],
          [216, 286, 0.65, '#5a8d7a'],
          [1130, 284, 0.7, '#4a7d6b'],
          [1164, 288, 0.95, '#3f7162'],
          [1200, 290, 0.75, '#4a7d6b'],
          [1236, 292, 0.6, '#5a8d7a'],
        ]}
      />
      <path d="M0 342c240-50 480-44 720-18s480 20 720-22v218H0z" fill="#dfc67f" />
      <g fill="none" stroke="#cdaf5c" strokeWidth="3" strokeLinecap="round">
        <path d="M30 352c120-22 250-30 380-28M20 374c150-26 300-34 460-30M960 342c160-4 300-18 460-42M1010 364c140-4 280-16 420-38" />
      </g>
      <Trees
        of={[
          [360, 346, 1.15, '#5a9082'],
          [398, 350, 0.85, '#437a6d'],
          [1056, 352, 1.2, '#437a6d'],
          [1092, 356, 0.9, '#5a9082'],
          [86, 362, 1.3, '#437a6d'],
          [1370, 348, 1.35, '#437a6d'],
        ]}
      />
      <path d="M0 396c220-30 430-26 720-8s520 8 720-26v158H0z" fill="#8fc0c9" />
      <g fill="none" stroke="#b7dade" strokeWidth="3" strokeLinecap="round">
        <path d="M120 402h90M260 412h56M470 408h80M840 408h110M1010 400h60M1180 394h96M1330 384h60" />
      </g>
      <path d="M0 428c240-34 470-26 740-6s500 2 700-34v132H0z" fill="#74a694" />
      <path
        d="M0 452c250-36 480-26 744-4s490 4 696-34v20c-210 38-430 58-700 36S250 438 0 474z"
        fill="#fbf3df"
      />
      <Peloton />
      <path d="M0 494c210-34 410-24 620-2 150 14 560 6 820-40v68H0z" fill="var(--accent-strong)" />
      <Meadow of={[...strewn(10, 620, 26, 486), ...strewn(800, 1430, 24, 478)]} />
    </>
  )
}

function Abbey() {
  return (
    <g>
      <path d="M560 262v-40h40l14-16h70l14 16h34v40c-60 10-120 10-172 0z" fill="#ecdcb9" />
      <path d="M552 222h54l-9-16h-36zM690 222h50l-9-16h-32zM600 208l44-24 46 24z" fill="#b4573f" />
      <path d="M630 190v-66h30v66z" fill="#f3e7cd" />
      <path d="M645 124h15v66h-15z" fill="#dfcda7" />
      <path d="M627 126l18-38 18 38z" fill="var(--accent)" />
      <path d="M645 90V66M638 74h14" stroke="#8a5a12" strokeWidth="2.400" strokeLinecap="round" />
      <path
        d="M641 140h8v14h-8zM641 166h8v14h-8zM574 234h8v12h-8zM594 234h8v12h-8zM702 234h8v12h-8zM718 234h8v12h-8zM640 232c0-10 12-10 12 0v26h-12z"
        fill="#7a6238"
      />
    </g>
  )
}

const RIDERS = [
  [398, 446, 0.86, '#c2413a'],
  [448, 444, 0.8, '#e5b53b'],
  [508, 447, 0.94, '#1f5e6e'],
  [572, 449, 0.98, '#fbf3df'],
  [626, 450, 0.72, '#e2843a'],
  [690, 455, 1.06, '#7a4a78'],
  [764, 460, 1.1, '#c2413a'],
  [838, 464, 1.14, '#1f5e6e'],
  [906, 466, 0.84, '#e5b53b'],
  [982, 467, 1.18, '#2f8a5b'],
] as const

function Peloton() {
  return RIDERS.map(([x, y, scale, coat], index) => (
    <Cyclist
      key={x}
      x={x}
      y={y}
      scale={scale}
      coat={coat}
      {...(index % 4 === 2 ? { flag: '#e5b53b' } : {})}
    />
  ))
}
