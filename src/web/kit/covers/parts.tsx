/** Small elements that the drawings are composed of. Positions are in the drawing's 1440 × 520. */

interface At {
  readonly x: number
  readonly y: number
  readonly scale?: number
}

const place = ({ x, y, scale = 1 }: At) => `translate(${x} ${y}) scale(${scale})`

export function Sky({
  colour,
  sun,
}: {
  colour: string
  sun: { x: number; y: number; r: number; fill: string }
}) {
  return (
    <>
      <rect width="1440" height="520" fill={colour} />
      <circle cx={sun.x} cy={sun.y} r={sun.r} fill={sun.fill} />
    </>
  )
}

export function Cloud({ fill = '#fffaf0', ...at }: At & { fill?: string }) {
  return (
    <path
      transform={place(at)}
      fill={fill}
      d="M-74 12c-12 0-16-17-3-21 0-14 17-20 27-12 8-19 37-21 46-2 10-8 27-4 29 9 15-4 27 6 25 14 13 0 17 12 5 12z"
    />
  )
}

export function Birds(at: At) {
  return (
    <path
      transform={place(at)}
      d="M0 0q7-9 13 0q6-9 13 0M42-20q6-8 11 0q5-8 11 0M58 8q5-6 9 0q4-6 9 0"
      fill="none"
      stroke="#a98c55"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  )
}

/** A deciduous tree, or a spruce; standing at the point. */
function Tree({ fill = '#4f8578', kind = 'leaf', ...at }: At & { fill?: string; kind?: 'leaf' | 'spruce' }) {
  return (
    <g transform={place(at)}>
      <path d="M0 0v-22" stroke="#4a3f2c" strokeWidth="3" strokeLinecap="round" />
      {kind === 'leaf' ? (
        <ellipse cy="-32" rx="16" ry="23" fill={fill} />
      ) : (
        <path d="M0-70L14-44H8L19-22H10L23-4H-23L-10-22H-19L-8-44H-14z" fill={fill} />
      )}
    </g>
  )
}

export function Trees({
  of,
  kind = 'leaf',
}: {
  of: readonly (readonly [number, number, number, string])[]
  kind?: 'leaf' | 'spruce'
}) {
  return of.map(([x, y, scale, fill]) => (
    <Tree key={`${x} ${y}`} x={x} y={y} scale={scale} fill={fill} kind={kind} />
  ))
}

/** A person on foot, seen from far away. */
export function Walker({ coat, pack, staff, ...at }: At & { coat: string; pack?: string; staff?: boolean }) {
  return (
    <g transform={place(at)}>
      {staff && <path d="M9 0L11-25" stroke="#4a2f1b" strokeWidth="1.900" strokeLinecap="round" />}
      <path d="M-3-1l-2-9M4 0L1-10" stroke="#1b2f38" strokeWidth="3" strokeLinecap="round" />
      {pack && <rect x="-10" y="-22" width="7" height="12" rx="3" fill={pack} />}
      <path d="M-6-8c-2-8 0-16 6-16s8 8 6 16z" fill={coat} />
      <circle cy="-27" r="4.200" fill="#e6bd95" />
      <path d="M-4.500-27.500a4.500 4.500 0 0 1 9 0z" fill="#3d2b20" />
    </g>
  )
}

/** A person on a bicycle, riding to the right. */
export function Cyclist({ coat, flag, ...at }: At & { coat: string; flag?: string }) {
  return (
    <g transform={place(at)} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <g stroke="#22323a" strokeWidth="2.200">
        <circle cx="-14" cy="-9" r="9" />
        <circle cx="15" cy="-9" r="9" />
        <path d="M-14-9L-7-22H8L0-8H-14M0-8L-7-22M15-9L9-26h5" strokeWidth="2" />
      </g>
      {flag && <path d="M-15-18V-50" stroke="#6a533a" strokeWidth="1.800" />}
      {flag && <path d="M-15-50c-7-3-10 3-17 0v10c7 3 10-3 17 0z" fill={flag} />}
      <path d="M-6-26L3-17 0-6" stroke="#1b2f38" strokeWidth="3.400" />
      <path d="M-6-26L4-40" stroke={coat} strokeWidth="8.500" />
      <path d="M4-38L13-27" stroke={coat} strokeWidth="3.200" />
      <circle cx="8" cy="-48" r="4.600" fill="#e6bd95" />
      <path d="M3-49a5.200 5.200 0 0 1 10.400 0z" fill="#fbf3df" />
    </g>
  )
}

/** Flowers and grasses of the foreground, in four colours. */
export function Meadow({ of }: { of: readonly (readonly [number, number])[] }) {
  const colours = ['#e0655a', '#f3cf7a', '#fbf3df', '#8fb7e0']
  return of.map(([x, y], index) => (
    <g key={`${x} ${y}`}>
      <path d={`M${x} ${y}v15`} stroke="#3f8a80" strokeWidth="1.800" />
      <circle cx={x} cy={y} r={2.6 + (index % 3) * 0.6} fill={colours[index % 4]} />
    </g>
  ))
}

/** Points scattered over a stretch of the foreground, the same at every rendering. */
export function strewn(from: number, to: number, count: number, y: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, index) => {
    const noise = Math.sin(index * 127.1 + from) * 43758.5453
    const part = noise - Math.floor(noise)
    const x = from + ((to - from) * (index + 0.5 + (part - 0.5) * 0.9)) / count
    return [Math.round(x), Math.round(y + part * 26)] as const
  })
}
