const LINES = [
  ['Anna Kowalska', '260 zł', false],
  ['Jan, 13 lat', '120 zł', false],
  ['Zosia, 10 lat', '120 zł', false],
  ['Staś, 8 lat', '0 zł', true],
  ['Hela, 4 lata', '0 zł', true],
] as const

/** A picture of both ends of the process: a family on a phone, a ticket at the gate. */
export function PhoneAndTicket() {
  return (
    <svg className="scene" viewBox="0 10 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="420" fill="var(--accent-strong)" />
      <path d="M0 318c124-38 214-26 334-2s208 22 306-16v120H0z" fill="var(--accent)" />
      <path d="M0 374c152-38 302-20 422 4s158 8 218-10v52H0z" fill="var(--hill)" />
      <path
        d="M-10 396c130 4 160-52 258-50s122 50 232 40 106-40 170-40"
        fill="none"
        stroke="#f3cf7a"
        strokeWidth="3"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      <g transform="translate(-26 -4) rotate(-7 160 210)">
        <path
          d="M66 92h188a8 8 0 0 1 8 8v50a13 13 0 0 0 0 26v122a8 8 0 0 1-8 8H66a8 8 0 0 1-8-8V176a13 13 0 0 0 0-26v-50a8 8 0 0 1 8-8z"
          fill="#fbf3df"
        />
        <path d="M80 163h160" stroke="#c9b98f" strokeWidth="2" strokeDasharray="5 6" />
        <text x="82" y="124" fontFamily="Brygada" fontSize="21" fontWeight="600" fill="#1d2433">
          Anna Kowalska
        </text>
        <text x="82" y="147" fontFamily="Atkinson" fontSize="14" fill="#4d5666">
          Borów, 5 sierpnia, 6:00
        </text>
        <g transform="translate(103 183) scale(5.430)" color="var(--accent-strong)">
          <use href="#kod" />
        </g>
      </g>
      <g transform="translate(12 0) rotate(4 470 210)">
        <rect x="356" y="28" width="220" height="420" rx="30" fill="var(--night)" />
        <rect x="365" y="37" width="202" height="404" rx="22" fill="#fbf8f2" />
        <path
          d="M382 62h34M424 62h34M466 62h34M508 62h34"
          stroke="#e3dccd"
          strokeWidth="4"
          strokeLinecap="round"
        />
        <path d="M382 62h34" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
        <text x="382" y="98" fontFamily="Brygada" fontSize="19" fontWeight="600" fill="#1d2433">
          Kto weźmie udział?
        </text>
        {LINES.map(([name, price, free], index) => (
          <g key={name} fontFamily="Atkinson" fontSize="15.500">
            <text x="382" y={140 + index * 38} fill="#1d2433">
              {name}
            </text>
            <text
              x="548"
              y={140 + index * 38}
              textAnchor="end"
              fontWeight={free ? 700 : 400}
              fill={free ? '#1c6b45' : '#4d5666'}
            >
              {price}
            </text>
            {index < 4 && <path d={`M382 ${154 + index * 38}h166`} stroke="#e3dccd" />}
          </g>
        ))}
        <rect x="382" y="324" width="166" height="46" rx="9" fill="var(--accent)" />
        <text
          x="465"
          y="353"
          textAnchor="middle"
          fontFamily="Atkinson"
          fontWeight="600"
          fontSize="17"
          fill="#fff"
        >
          Dodaj osobę
        </text>
      </g>
    </svg>
  )
}
