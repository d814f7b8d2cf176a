import { Cloud, Sky, Trees, Walker } from './parts.tsx'

/** Snowy mountains, a hut with lit windows, people on the way up. */
export function Mountains() {
  return (
    <>
      <Sky colour="#eef0ee" sun={{ x: 1010, y: 116, r: 50, fill: '#f5d48c' }} />
      <Cloud x={300} y={92} fill="#ffffff" />
      <Cloud x={1230} y={128} scale={0.85} fill="#ffffff" />
      <path
        d="M0 330L180 190l90 66 170-170 130 150 90-76 120 120 150-150 130 140 110-80 270 190v210H0z"
        fill="#b9cad6"
      />
      <path
        d="M440 86l66 76-32-8-24 26-20-22-34 20zM180 190l42 32-26 4-18 14-14-16-26 8zM930 130l56 60-30-6-20 20-18-18-34 14zM1170 190l40 26-28 0-18 12-14-10-12-4z"
        fill="#ffffff"
      />
      <path
        d="M0 372l150-92 120 70 190-130 150 120 130-84 170 110 160-96 140 92 230-70v258H0z"
        fill="#8fa9bb"
      />
      <path
        d="M460 220l52 42-28-2-22 18-22-14-30 8zM740 256l40 26-26 2-16 14-18-10-24 6zM1070 270l36 22-24 2-14 10-16-8-22 4z"
        fill="#f6fafc"
      />
      <path d="M0 412c180-66 390-70 600-30s420 40 840-40v178H0z" fill="#e6eef2" />
      <Trees
        kind="spruce"
        of={[
          [120, 410, 1.1, '#3d6a6a'],
          [160, 404, 1.4, '#335d60'],
          [204, 400, 1, '#47777a'],
          [420, 388, 0.9, '#47777a'],
          [448, 390, 1.15, '#3d6a6a'],
          [1090, 404, 1.2, '#3d6a6a'],
          [1130, 402, 1.5, '#335d60'],
          [1176, 398, 1.1, '#47777a'],
          [1330, 384, 1.3, '#3d6a6a'],
        ]}
      />
      <Hut />
      <path d="M0 452c240-52 460-44 690-14s480 10 750-46v128H0z" fill="#f8fbfc" />
      <path
        d="M560 520c80-40 190-40 170-64-16-18-60-14-54-34l22-2c2 14 60 8 78 32 22 30-60 40-110 68z"
        fill="#d8e3ea"
      />
      {HIKERS.map(([x, y, scale, coat]) => (
        <Walker key={x} x={x} y={y} scale={scale} coat={coat} pack="#3d5a6a" staff />
      ))}
      <path d="M0 496c230-36 420-26 600-6 180 18 560 10 840-50v80H0z" fill="var(--accent-strong)" />
    </>
  )
}

function Hut() {
  return (
    <g>
      <path d="M640 402v-62h134v62z" fill="#8a5f3c" />
      <path d="M640 356h134M640 372h134M640 388h134" stroke="#74502f" strokeWidth="2" />
      <path d="M622 344l86-72 84 72z" fill="#5a3d28" />
      <path d="M618 340l90-76 88 76-12 4-76-62-78 62z" fill="#ffffff" />
      <path d="M746 306v-34h14v46z" fill="#6c6a66" />
      <path d="M744 270h18v-6h-18z" fill="#ffffff" />
      <path d="M660 358h20v20h-20zM734 358h20v20h-20zM698 312h20v16h-20z" fill="#f3cf7a" />
      <path d="M698 402v-34h20v34z" fill="#4a301c" />
    </g>
  )
}

const HIKERS = [
  [742, 454, 0.9, '#c2413a'],
  [722, 466, 1, '#e5b53b'],
  [690, 478, 1.1, '#1f5e6e'],
  [652, 488, 1.18, '#7a4a78'],
  [622, 496, 0.86, '#e2843a'],
] as const
