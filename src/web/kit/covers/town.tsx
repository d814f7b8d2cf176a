import { Birds, Cloud, Sky, Trees, Walker } from './parts.tsx'

/** A market square with its clock tower in the evening sun. */
export function Town() {
  return (
    <>
      <Sky colour="#f6ebd8" sun={{ x: 470, y: 138, r: 56, fill: '#f0c877' }} />
      <Cloud x={230} y={104} />
      <Cloud x={1180} y={88} scale={0.9} />
      <Birds x={960} y={110} />
      <path d="M0 300c180-50 360-60 560-34s420-40 880 4v250H0z" fill="#cfdccb" />
      {HOUSES.map((house) => (
        <House key={house.x} {...house} />
      ))}
      <ClockTower />
      <Trees
        of={[
          [356, 420, 1.3, '#5a9082'],
          [1078, 420, 1.35, '#437a6d'],
          [1110, 424, 0.95, '#5a9082'],
          [120, 424, 1.2, '#437a6d'],
        ]}
      />
      <path d="M0 410c300-12 1140-12 1440 0v110H0z" fill="#ead9b6" />
      <g fill="none" stroke="#d9c498" strokeWidth="3" strokeLinecap="round">
        <path d="M80 438h120M300 452h90M470 436h70M560 462h130M760 440h90M900 462h110M1080 442h90M1240 456h120" />
      </g>
      {PEOPLE.map(([x, y, scale, coat]) => (
        <Walker key={x} x={x} y={y} scale={scale} coat={coat} />
      ))}
      <path d="M0 486c260-20 520-22 720-8s460 12 720-14v56H0z" fill="var(--accent-strong)" />
    </>
  )
}

const HOUSES = [
  { x: 150, width: 96, height: 132, wall: '#f0dfba', roof: '#b4573f' },
  { x: 248, width: 78, height: 164, wall: '#e3c9a0', roof: '#8f4a38' },
  { x: 328, width: 104, height: 142, wall: '#d7e0d0', roof: '#b4573f' },
  { x: 434, width: 86, height: 176, wall: '#f3e7cd', roof: '#a04e3a' },
  { x: 522, width: 92, height: 150, wall: '#e9cfae', roof: '#8f4a38' },
  { x: 826, width: 90, height: 158, wall: '#f0dfba', roof: '#a04e3a' },
  { x: 918, width: 84, height: 182, wall: '#d7e0d0', roof: '#b4573f' },
  { x: 1004, width: 100, height: 146, wall: '#e9cfae', roof: '#8f4a38' },
  { x: 1106, width: 82, height: 168, wall: '#f3e7cd', roof: '#b4573f' },
  { x: 1190, width: 104, height: 136, wall: '#e3c9a0', roof: '#a04e3a' },
] as const

function House({ x, width, height, wall, roof }: (typeof HOUSES)[number]) {
  const top = 416 - height
  const columns = [0.2, 0.5, 0.8].map((part) => x + width * part - 7)
  const floors = [top + 24, top + 62, top + 100].filter((y) => y < 380)
  return (
    <g>
      <path d={`M${x} 418V${top}h${width}v${418 - top}z`} fill={wall} />
      <path
        d={`M${x - 5} ${top + 2}L${x + width / 2} ${top - 46}L${x + width + 5} ${top + 2}z`}
        fill={roof}
      />
      {floors.flatMap((y) =>
        columns.map((column) => (
          <path key={`${column} ${y}`} d={`M${column} ${y}h14v20h-14z`} fill="#5d7480" />
        )),
      )}
      <path d={`M${x + width / 2 - 9} 418v-26c0-11 18-11 18 0v26z`} fill="#7a5a36" />
    </g>
  )
}

function ClockTower() {
  return (
    <g>
      <path d="M620 418V298h200v120z" fill="#f3e7cd" />
      <path d="M720 298h100v120H720z" fill="#e6d5b0" />
      <path d="M610 300h220l-26-34H636z" fill="#a04e3a" />
      <path d="M682 300V136h76v164z" fill="#f6ecd6" />
      <path d="M720 136h38v164h-38z" fill="#e0cda6" />
      <path d="M674 136h92v-10h-92z" fill="#c9b387" />
      <path d="M686 126c0-30 14-34 20-60h28c6 26 20 30 20 60z" fill="var(--accent)" />
      <path d="M720 68V32M720 40h16v10h-16" stroke="#8a5a12" strokeWidth="2.600" fill="#c2413a" />
      <circle cx="720" cy="172" r="23" fill="#fffaf0" stroke="#8a6a3a" strokeWidth="3" />
      <path d="M720 172v-14M720 172l9 6" stroke="#4a3f2c" strokeWidth="2.600" strokeLinecap="round" />
      <path
        d="M712 218h16v26h-16zM712 262h16v24h-16zM644 322h16v24h-16zM676 322h16v24h-16zM748 322h16v24h-16zM780 322h16v24h-16zM644 366h16v24h-16zM780 366h16v24h-16z"
        fill="#5d7480"
      />
      <path d="M702 418v-42c0-20 36-20 36 0v42z" fill="#7a5a36" />
    </g>
  )
}

const PEOPLE = [
  [426, 458, 1, '#c2413a'],
  [446, 461, 0.7, '#e5b53b'],
  [560, 448, 0.92, '#1f5e6e'],
  [640, 468, 1.14, '#7a4a78'],
  [668, 466, 1.08, '#e2843a'],
  [748, 446, 0.9, '#2f8a5b'],
  [842, 464, 1.1, '#c2413a'],
  [922, 450, 0.94, '#1f5e6e'],
  [942, 453, 0.66, '#fbf3df'],
  [1012, 462, 1.06, '#e5b53b'],
] as const
