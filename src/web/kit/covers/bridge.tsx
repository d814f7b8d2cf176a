import { Birds, Cloud, Meadow, Sky, strewn, Trees } from './parts.tsx'

/** Runners cross the first of three bridges over a river in a town. */
export function Bridge() {
  return (
    <>
      <Sky colour="#eef1ea" sun={{ x: 900, y: 130, r: 54, fill: '#f3cf7a' }} />
      <Cloud x={330} y={104} fill="#ffffff" />
      <Cloud x={1150} y={88} scale={0.9} fill="#ffffff" />
      <Birds x={620} y={96} />
      <path d="M0 236c180-48 380-52 600-26s460-40 840 6v304H0z" fill="#cbd9d0" />
      <Town />
      <Trees
        of={[
          [330, 286, 0.9, '#5a9082'],
          [362, 288, 1.15, '#437a6d'],
          [1060, 286, 1.1, '#437a6d'],
          [1096, 288, 0.85, '#5a9082'],
          [196, 288, 1, '#437a6d'],
          [1262, 288, 1.05, '#5a9082'],
        ]}
      />
      <path d="M0 284h1440v180H0z" fill="#8fc0c9" />
      <g fill="none" stroke="#b7dade" strokeWidth="3" strokeLinecap="round">
        <path d="M70 320h90M250 344h70M470 326h110M690 348h70M860 322h90M1030 344h120M1240 326h90M150 400h110M420 446h90M930 448h110M1240 404h90" />
      </g>
      <path d="M0 276h1440v10H0z" fill="#d9c498" />
      <Span y={286} height={30} piers={[240, 420, 600, 780, 960, 1140]} fill="#d9c7a2" />
      <Span y={318} height={38} piers={[120, 330, 540, 750, 960, 1170]} fill="#cdb78c" />
      <Span y={392} height={62} piers={[60, 330, 600, 870, 1140]} fill="#e7d7b6" />
      <path d="M0 392h1440v9H0z" fill="#f6ecd6" />
      {RUNNERS.map(([x, scale, coat]) => (
        <Runner key={x} x={x} scale={scale} coat={coat} />
      ))}
      <path d="M0 470c220-28 440-18 660-2 240 16 520 6 780-26v78H0z" fill="var(--accent-strong)" />
      <Meadow of={[...strewn(10, 640, 24, 482), ...strewn(820, 1430, 22, 474)]} />
    </>
  )
}

const HOUSES = [
  [300, 70, 74, '#f0dfba', '#b4573f'],
  [374, 54, 96, '#e3c9a0', '#8f4a38'],
  [432, 78, 66, '#d7e0d0', '#a04e3a'],
  [520, 60, 88, '#f3e7cd', '#b4573f'],
  [830, 64, 92, '#e9cfae', '#8f4a38'],
  [898, 84, 70, '#f0dfba', '#b4573f'],
  [988, 58, 100, '#d7e0d0', '#a04e3a'],
] as const

/** Houses on the far bank and a church between them. */
function Town() {
  return (
    <g>
      {HOUSES.map(([x, width, height, wall, roof]) => (
        <g key={x}>
          <path d={`M${x} 284v-${height}h${width}v${height}z`} fill={wall} />
          <path d={`M${x - 4} ${286 - height}l${width / 2 + 4}-30 ${width / 2 + 4} 30z`} fill={roof} />
          <path
            d={`M${x + width * 0.22} ${302 - height}h11v16h-11zM${x + width * 0.62} ${302 - height}h11v16h-11z`}
            fill="#5d7480"
          />
        </g>
      ))}
      <path d="M680 284v-62h100v62z" fill="#f3e7cd" />
      <path d="M672 224l58-34 58 34z" fill="#b4573f" />
      <path d="M714 196v-74h32v74z" fill="#f6ecd6" />
      <path d="M730 122h16v74h-16z" fill="#e0cda6" />
      <path d="M710 124l20-44 20 44z" fill="var(--accent)" />
      <path d="M730 82V58M723 66h14" stroke="#8a5a12" strokeWidth="2.400" strokeLinecap="round" />
      <path
        d="M724 142h12v18h-12zM700 240h10v18h-10zM750 240h10v18h-10zM724 284v-26c0-9 12-9 12 0v26z"
        fill="#7a6238"
      />
    </g>
  )
}

interface SpanProps {
  readonly y: number
  readonly height: number
  /** Where the piers stand; arches lie between them. */
  readonly piers: readonly number[]
  readonly fill: string
}

/** A stone bridge from bank to bank. */
function Span({ y, height, piers, fill }: SpanProps) {
  const [first = 0, second = 0] = piers
  const width = second - first
  const arches = [first - width, ...piers].map(
    (x) => `M${x + 22} ${y + height}c0-${height * 1.05} ${width - 44}-${height * 1.05} ${width - 44} 0z`,
  )
  return (
    <g>
      <path d={`M0 ${y}h1440v${height}H0z`} fill={fill} />
      <path d={arches.join('')} fill="#8fc0c9" />
      <path d={`M0 ${y}h1440`} stroke="#b59c6c" strokeWidth="2.400" />
    </g>
  )
}

const RUNNERS = [
  [352, 1.1, '#c2413a'],
  [408, 1.25, '#fbf3df'],
  [470, 0.82, '#e5b53b'],
  [528, 1.2, '#1f5e6e'],
  [606, 1.3, '#7a4a78'],
  [656, 0.86, '#e2843a'],
  [716, 1.28, '#2f8a5b'],
  [790, 1.22, '#c2413a'],
  [858, 1.3, '#e5b53b'],
  [924, 0.8, '#1f5e6e'],
  [972, 1.24, '#e2843a'],
  [1052, 1.2, '#7a4a78'],
] as const

/** A person running to the right along the parapet. */
function Runner({ x, scale, coat }: { x: number; scale: number; coat: string }) {
  return (
    <g
      transform={`translate(${x} 392) scale(${scale})`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M-1-17l7 6 1 10M-2-17l-3 9-10 2" stroke="#1b2f38" strokeWidth="3.600" />
      <path d="M-2-18L4-33" stroke={coat} strokeWidth="8.500" />
      <path d="M5-32l-6 8 5 5M4-32l8 5 6-5" stroke="#e6bd95" strokeWidth="2.800" />
      <circle cx="8" cy="-42" r="4.600" fill="#e6bd95" />
      <path d="M3.400-42.500a4.800 4.800 0 0 1 9.400 0z" fill="#3d2b20" />
    </g>
  )
}
