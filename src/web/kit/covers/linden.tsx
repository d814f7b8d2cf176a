import { Birds, Cloud, Meadow, Sky, strewn, Walker } from './parts.tsx'

/** A house under a great linden, a table with pots drying before it. */
export function Linden() {
  return (
    <>
      <Sky colour="#f6eedb" sun={{ x: 430, y: 132, r: 54, fill: '#f0c877' }} />
      <Cloud x={250} y={88} scale={0.9} />
      <Cloud x={1220} y={100} />
      <Birds x={150} y={150} />
      <path d="M0 272c190-50 380-54 590-28s460-44 850 0v276H0z" fill="#cbd9c0" />
      <path d="M0 330c220-38 460-32 720-12s480-14 720-22v224H0z" fill="#a9c08f" />
      <House />
      <Tree />
      <path d="M0 408c260-30 480-26 720-10s480 6 720-14v136H0z" fill="#dccf9a" />
      <Table />
      {PEOPLE.map(([x, y, scale, coat]) => (
        <Walker key={x} x={x} y={y} scale={scale} coat={coat} />
      ))}
      <path d="M0 476c230-30 450-18 660-2 230 16 500 4 780-32v78H0z" fill="var(--accent-strong)" />
      <Meadow of={[...strewn(10, 640, 24, 486), ...strewn(830, 1430, 22, 476)]} />
    </>
  )
}

function House() {
  return (
    <g>
      <path d="M420 402V288h330v114z" fill="#f6ecd6" />
      <path d="M640 288h110v114H640z" fill="#e9d9b6" />
      <path d="M398 292l44-72h286l44 72z" fill="#b4573f" />
      <path d="M398 292h374v8H398z" fill="#8f4a38" />
      <path d="M500 236v-34h24v34z" fill="#8c7c5c" />
      <path d="M448 316h42v40h-42zM512 316h42v40h-42zM676 316h42v40h-42z" fill="#5d7f8e" />
      <path
        d="M469 316v40M448 336h42M533 316v40M512 336h42M697 316v40M676 336h42"
        stroke="#f6ecd6"
        strokeWidth="3"
      />
      <path d="M584 402v-66c0-24 44-24 44 0v66z" fill="#7a5a36" />
      <path d="M572 300h68v18h-68z" fill="var(--accent)" />
      <path d="M582 309h48" stroke="#fbf3df" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

/** Its crown of round clouds of leaves, over the roof. */
function Tree() {
  return (
    <g>
      <path d="M900 412c14-50 10-110 4-160h44c-4 50-6 112 12 160z" fill="#6a4a2c" />
      <path
        d="M912 280c-26-20-50-24-66-44M938 268c20-26 46-30 62-54"
        stroke="#6a4a2c"
        strokeWidth="14"
        fill="none"
      />
      <g fill="#5f8f54">
        <ellipse cx="820" cy="206" rx="92" ry="66" />
        <ellipse cx="1022" cy="196" rx="100" ry="70" />
        <ellipse cx="924" cy="136" rx="128" ry="84" />
      </g>
      <g fill="#74a564">
        <ellipse cx="858" cy="160" rx="76" ry="52" />
        <ellipse cx="980" cy="150" rx="84" ry="56" />
        <ellipse cx="918" cy="96" rx="70" ry="42" />
        <ellipse cx="790" cy="212" rx="44" ry="30" />
      </g>
      <g fill="#e9d77a">
        {BLOSSOMS.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5" />
        ))}
      </g>
    </g>
  )
}

const BLOSSOMS = [
  [780, 196],
  [812, 232],
  [846, 150],
  [872, 208],
  [900, 92],
  [926, 164],
  [950, 112],
  [968, 200],
  [1004, 150],
  [1040, 212],
  [1066, 178],
  [894, 242],
] as const

function Table() {
  return (
    <g>
      <path d="M700 444l6-34h10l-4 34zM872 444l-6-34h-10l4 34z" fill="#6a4a2c" />
      <path d="M680 400h212v12H680z" fill="#a97f4d" />
      <path d="M704 400c-8-12-6-28 2-32h20c8 4 10 20 2 32z" fill="#c9744a" />
      <path d="M744 400c-12-6-16-18-14-24h44c2 6-2 18-14 24z" fill="#e7d7b6" />
      <path d="M796 400c-10-16-4-26 2-32l-3-14h18l-3 14c6 6 12 16 2 32z" fill="var(--accent)" />
      <path d="M832 400v-22h28v22zM860 382c12-2 12 14 0 12" fill="#b4573f" stroke="#b4573f" strokeWidth="4" />
      <path d="M708 378h24M798 380h14" stroke="#fbf3df" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

const PEOPLE = [
  [560, 436, 1.25, '#c2413a'],
  [590, 442, 0.85, '#e5b53b'],
  [664, 440, 1.3, '#fbf3df'],
  [920, 446, 1.3, '#1f5e6e'],
  [956, 450, 0.9, '#e2843a'],
  [1040, 438, 1.2, '#7a4a78'],
] as const
