import { Birds, Cloud, Meadow, Sky, strewn, Trees, Walker } from './parts.tsx'

/** A house on a bay, sails, a jetty with a person looking at the water. */
export function Lake() {
  return (
    <>
      <Sky colour="#f6ead6" sun={{ x: 500, y: 166, r: 56, fill: '#efbf76' }} />
      <Cloud x={270} y={96} scale={0.9} />
      <Cloud x={1130} y={82} scale={1.1} />
      <Birds x={640} y={104} />
      <path d="M0 262c150-40 300-46 470-24s320-34 520-22 300 46 450 20v284H0z" fill="#bed3c4" />
      <path d="M0 286c200-30 380-26 560-10s400-18 880-8v252H0z" fill="#93b9a4" />
      <Trees
        kind="spruce"
        of={[
          [120, 292, 0.8, '#3f7162'],
          [156, 290, 1, '#4a7d6b'],
          [196, 290, 0.75, '#3f7162'],
          [1240, 286, 0.8, '#4a7d6b'],
          [1280, 288, 1.05, '#3f7162'],
          [1320, 286, 0.85, '#4a7d6b'],
          [716, 282, 0.6, '#4a7d6b'],
          [742, 284, 0.8, '#3f7162'],
        ]}
      />
      <House />
      <path d="M0 300h1440v220H0z" fill="#8fc0c9" />
      <path
        d="M462 312h78M476 326h52M456 342h66M484 358h58M470 376h40M494 394h44"
        stroke="#f3d9a0"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#b9dce0" strokeWidth="3" strokeLinecap="round">
        <path d="M60 330h120M250 348h70M340 322h60M600 338h90M700 366h120M880 330h80M980 374h150M1180 344h110M1330 326h70M150 392h160M560 398h60" />
      </g>
      <Sail x={330} y={372} scale={1} sail="#fbf3df" />
      <Sail x={620} y={346} scale={0.62} sail="#e5b53b" />
      <Sail x={1130} y={362} scale={0.8} sail="#c2413a" />
      <path d="M0 448c190-40 380-30 540-4 130 22 70 46 220 40 220-8 420-26 680-72v108H0z" fill="#e2cb8d" />
      <Jetty />
      <path
        d="M0 474c190-36 370-26 540 0 120 16 140 26 230 24 240-6 440-26 670-70v92H0z"
        fill="var(--accent-strong)"
      />
      <Meadow of={[...strewn(10, 560, 24, 476), ...strewn(900, 1430, 22, 468)]} />
    </>
  )
}

function House() {
  return (
    <g>
      <path d="M860 296v-64h150v64z" fill="#f3e7cd" />
      <path d="M935 232h75v64h-75z" fill="#e6d5b0" />
      <path d="M846 234l40-46h98l40 46z" fill="#b4573f" />
      <path d="M890 188l20-26 20 26z" fill="#9c4632" />
      <path d="M960 190v-26h14v26z" fill="#8c7c5c" />
      <path d="M876 248h16v20h-16zM906 248h16v20h-16zM950 248h16v20h-16zM980 248h16v20h-16z" fill="#5d7f8e" />
      <path d="M924 296v-24h16v24z" fill="#7a5a36" />
      <path d="M846 296h180v6H846z" fill="#c8b487" />
      <path d="M1030 296v-22h66v22z" fill="#efe1c2" />
      <path d="M1022 276l14-22h54l14 22z" fill="#b4573f" />
    </g>
  )
}

function Sail({ x, y, scale, sail }: { x: number; y: number; scale: number; sail: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M4-4v-92" stroke="#6a533a" strokeWidth="2.600" strokeLinecap="round" />
      <path d="M8-92c30 22 44 50 46 78H8z" fill={sail} />
      <path d="M0-84c-14 22-26 44-32 68H0z" fill="#fffaf0" />
      <path d="M-40-6H58c-6 14-16 18-28 18h-46c-12 0-20-6-24-18z" fill="#7a4a32" />
      <path d="M-44 18H66" stroke="#b9dce0" strokeWidth="3" strokeLinecap="round" />
    </g>
  )
}

function Jetty() {
  return (
    <g>
      <path d="M690 404h24v76h-24zM760 408h10v70h-10zM824 404h10v70h-10z" fill="#7a5f3e" />
      <path d="M664 402h200v10H664z" fill="#a98a5c" />
      <path d="M664 402h200" stroke="#c3a678" strokeWidth="3" />
      <Walker x={812} y={403} scale={1.15} coat="#c2413a" />
      <Walker x={834} y={403} scale={0.82} coat="#e5b53b" />
      <Walker x={716} y={403} scale={1.1} coat="#1f5e6e" staff />
    </g>
  )
}
