import { Birds, Cloud, Meadow, Sky, strewn, Trees, Walker } from './parts.tsx'

/** A group walks through fields towards a tower on a hill. */
export function Fields() {
  return (
    <>
      <Sky colour="#f8ecd3" sun={{ x: 560, y: 142, r: 60, fill: '#f3cf7a' }} />
      <Cloud x={250} y={118} scale={1.05} />
      <Cloud x={1190} y={92} scale={0.9} />
      <Birds x={430} y={98} />
      <path d="M0 262C200 204 350 268 570 238S930 196 1100 236s220 22 340-14V520H0z" fill="#cfdccb" />
      <path d="M540 344c130-72 240-116 350-118 130 0 250 60 380 112l170 50v132H540z" fill="#9cc0b1" />
      <Tower />
      <path
        d="M884 232c-30 20 24 38 0 58-30 24-110 40-160 88l84 4c46-50 102-66 106-94 4-22-36-36-30-56z"
        fill="#fbf3df"
      />
      <Trees
        of={[
          [1004, 270, 0.9, '#437a6d'],
          [1034, 280, 0.7, '#5a9082'],
          [748, 284, 0.65, '#5a9082'],
          [722, 294, 0.8, '#4f8578'],
          [1190, 340, 1, '#437a6d'],
          [1228, 346, 1.25, '#3a6e62'],
          [1266, 350, 0.9, '#4f8578'],
          [168, 312, 1.2, '#437a6d'],
          [204, 308, 0.85, '#5a9082'],
        ]}
      />
      <path d="M0 328c170-48 400-40 620 12s390 32 820-16v196H0z" fill="#e6c67a" />
      <g fill="none" stroke="#d3ab55" strokeWidth="3" strokeLinecap="round">
        <path d="M40 338C10 368-14 396-44 440M132 322C92 356 58 394 20 446M224 314c-46 36-84 76-124 128M316 312c-52 36-92 76-136 132M408 316c-54 34-96 74-144 128M500 326c-54 32-98 70-148 120M592 340c-46 28-88 62-134 106" />
        <path d="M1440 338c-140 20-290 34-440 42M1440 356c-140 20-280 32-420 40M1440 374c-130 16-250 28-380 34" />
      </g>
      <path
        d="M742 336c-60 34-150 38-188 58-24 14-2 26 36 42l52-6c-28-14-44-22-26-30 40-16 162-8 204-60z"
        fill="#fbf3df"
      />
      <path d="M0 420c200-46 420-34 600-12s560 48 840-20v132H0z" fill="#74a694" />
      <path
        d="M580 400c40 34 156 50 216 74 34 18-26 36-96 46H560c80-20 160-32 156-46-10-24-108-34-124-48-10-8-26-16-12-26z"
        fill="#fbf3df"
      />
      <g fill="none" stroke="#679a88" strokeWidth="3" strokeLinecap="round">
        <path d="M70 438q120-26 240-22M50 462q160-32 330-24M980 450q160 8 300-20M1030 472q150 4 320-24" />
      </g>
      <Procession />
      <path
        d="M0 490c200-34 380-20 560 6 20 6 0 24-20 24H0zM1440 470c-200-4-440 14-610 26-50 6-90 16-110 24h720z"
        fill="var(--accent-strong)"
      />
      <Meadow of={[...strewn(10, 520, 22, 484), ...strewn(880, 1430, 22, 484)]} />
    </>
  )
}

function Tower() {
  return (
    <g>
      <path d="M806 240v-24h34l14-14h62l14 14h38v22c-50 8-120 10-162 2z" fill="#e7d7b6" />
      <path d="M800 216h44l-6-13-16-3-17 4zM926 216h50l-8-13-18-3-17 4z" fill="#b4573f" />
      <path d="M866 228V116h36v112z" fill="#f1e4c8" />
      <path d="M884 116h18v112h-18z" fill="#dcc9a2" />
      <path d="M861 116h46v-7h-46zM867 109V88h34v21z" fill="#c9b387" />
      <path d="M865 88c0-14 9-16 12-30h14c3 14 12 16 12 30z" fill="var(--accent)" />
      <path d="M884 60V30M876 39h16" stroke="#8a5a12" strokeWidth="2.600" strokeLinecap="round" />
      <circle cx="884" cy="134" r="8" fill="#fffaf0" stroke="#8a6a3a" strokeWidth="1.800" />
      <path d="M884 134v-5M884 134l3 2" stroke="#8a6a3a" strokeWidth="1.500" />
      <path
        d="M879 156h9v15h-9zM879 186h9v15h-9zM818 224h7v10h-7zM836 224h7v10h-7zM924 224h7v10h-7zM944 224h7v10h-7z"
        fill="#7a6238"
      />
    </g>
  )
}

const COATS = ['#c2413a', '#1f5e6e', '#e5b53b', '#fbf3df', '#7a4a78', '#e2843a'] as const

/** Walkers coming nearer along the road, each a little larger; two flags and a cross among them. */
function Procession() {
  const people = Array.from({ length: 13 }, (_, index) => ({
    x: 588 + index * 15.5 + (index % 3) * 3,
    y: 424 + index * 3.6 + (index % 2) * 4,
    scale: 0.66 + index * 0.045 - (index % 5 === 3 ? 0.28 : 0),
    coat: COATS[index % COATS.length] ?? '#fbf3df',
  }))
  return people.map(({ x, y, scale, coat }, index) => (
    <g key={x}>
      {index === 2 && <Flag x={x} y={y} scale={scale} fill="#2f8a5b" />}
      {index === 9 && <Flag x={x} y={y} scale={scale} fill="#e5b53b" />}
      {index === 12 && (
        <path
          transform={`translate(${x} ${y}) scale(${scale})`}
          d="M11-2v-56M3-46h16"
          stroke="#4a2f1b"
          strokeWidth="2.800"
          strokeLinecap="round"
        />
      )}
      <Walker
        x={x}
        y={y}
        scale={scale}
        coat={coat}
        staff={index % 4 === 1}
        {...(index % 3 === 1 ? { pack: '#8a5a3a' } : {})}
      />
    </g>
  ))
}

function Flag({ x, y, scale, fill }: { x: number; y: number; scale: number; fill: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M9-2v-54" stroke="#4a2f1b" strokeWidth="2" strokeLinecap="round" />
      <path d="M10-55c8-3 11 3 20 0v8c-9 3-12-3-20 0z" fill="#fbf8f1" />
      <path d="M10-47c8-3 11 3 20 0v8c-9 3-12-3-20 0z" fill={fill} />
    </g>
  )
}
