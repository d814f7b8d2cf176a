/** A hall with arched windows: a choir in two rows, the conductor, heads of the audience. */
export function Stage() {
  return (
    <>
      <rect width="1440" height="520" fill="#f0e3c6" />
      {WINDOWS.map((x) => (
        <Window key={x} x={x} />
      ))}
      <path d="M0 0h1440v26H0z" fill="#d9c49a" />
      <path d="M0 26h1440v8H0z" fill="#c9b387" />
      {LAMPS.map((x) => (
        <Lamp key={x} x={x} />
      ))}
      <path d="M0 340h1440v60H0z" fill="#c79f6b" />
      <path d="M250 340h940v24H250z" fill="#a97f4d" />
      <path d="M210 372h1020v30H210z" fill="#b98d59" />
      <path d="M0 400h1440v120H0z" fill="#8f663c" />
      {BACK_ROW.map((x, index) => (
        <Singer key={x} x={x} y={342} scale={1.12 + (index % 3) * 0.06} robe={ROBES[index % 3] ?? ''} />
      ))}
      {FRONT_ROW.map((x, index) => (
        <Singer key={x} x={x} y={378} scale={1.2 + (index % 2) * 0.08} robe={ROBES[(index + 1) % 3] ?? ''} />
      ))}
      <Conductor />
      <path d="M0 436c240-14 1200-14 1440 0v84H0z" fill="#7a5632" />
      {AUDIENCE.map((x, index) => (
        <g key={x} fill="var(--accent-strong)">
          <circle cx={x} cy={470 + (index % 3) * 5} r={17 + (index % 2) * 2} />
          <path d={`M${x - 36} 524c0-30 14-40 36-40s36 10 36 40z`} />
        </g>
      ))}
    </>
  )
}

const WINDOWS = [110, 330, 550, 890, 1110, 1330]
const LAMPS = [440, 720, 1000]
const BACK_ROW = [400, 458, 516, 574, 632, 690, 750, 808, 866, 924, 982, 1040]
const FRONT_ROW = [372, 432, 492, 552, 612, 828, 888, 948, 1008, 1068]
const AUDIENCE = Array.from({ length: 19 }, (_, index) => 10 + index * 79)
const ROBES = ['#fbf3df', 'var(--accent)', '#e5c27a']

function Window({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x - 52} 300V150c0-70 104-70 104 0v150z`} fill="#dcc9a2" />
      <path d={`M${x - 40} 292V152c0-54 80-54 80 0v140z`} fill="#f8dc97" />
      <path
        d={`M${x} 112v180M${x - 40} 172h80M${x - 40} 232h80`}
        stroke="#dcc9a2"
        strokeWidth="6"
        fill="none"
      />
      <path d={`M${x - 58} 300h116v10H${x - 58}z`} fill="#c9b387" />
    </g>
  )
}

function Lamp({ x }: { x: number }) {
  return (
    <g>
      <path d={`M${x} 34v58`} stroke="#8a6a3a" strokeWidth="3" />
      <path
        d={`M${x - 34} 92h68M${x - 28} 92v-14M${x} 92v-14M${x + 28} 92v-14`}
        stroke="#8a6a3a"
        strokeWidth="4"
      />
      <circle cx={x - 28} cy="72" r="8" fill="#fff3c9" />
      <circle cx={x} cy="72" r="8" fill="#fff3c9" />
      <circle cx={x + 28} cy="72" r="8" fill="#fff3c9" />
    </g>
  )
}

interface SingerProps {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly robe: string
}

/** Seen from the hall: a robe, an open sheet of music, a singing mouth. */
function Singer({ x, y, scale, robe }: SingerProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-19 0c0-34 3-50 19-50s19 16 19 50z" fill={robe} />
      <circle cy="-62" r="12" fill="#e6bd95" />
      <path d="M-12.500-62a12.500 12.500 0 0 1 25 0c-6-5-19-5-25 0z" fill="#4a3424" />
      <ellipse cy="-56" rx="2.600" ry="3.400" fill="#8a3a2c" />
      <path d="M-13-36l13 5 13-5v15l-13 5-13-5z" fill="#fffaf0" stroke="#8a6a3a" strokeWidth="1.500" />
      <path d="M0-31v15" stroke="#8a6a3a" strokeWidth="1.500" />
    </g>
  )
}

function Conductor() {
  return (
    <g transform="translate(720 432)">
      <path d="M-40 8h80v14h-80z" fill="#5a3d24" />
      <path d="M-14-66L-46-98M14-66l34-36" stroke="#22323a" strokeWidth="11" strokeLinecap="round" />
      <path d="M48-102l18-24" stroke="#fffaf0" strokeWidth="3" strokeLinecap="round" />
      <path d="M-22 8c0-50 2-80 22-80s22 30 22 80z" fill="#22323a" />
      <circle cy="-86" r="14" fill="#4a3424" />
    </g>
  )
}
