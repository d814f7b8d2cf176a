import { formatMoney } from '#domain/values/money.ts'
import { testGatewayWords as words } from '#i18n/pl/test-gateway.ts'
import type { TestTransaction } from './test-gateway.queries.ts'

/** The gateway's own pages: another company's look, plain HTML, no script. */

export const PAGE_STYLE = `
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr;background:#eef0f4;color:#16181d;font:18px/1.5 system-ui,sans-serif}
header{background:#16181d;color:#fff;padding:14px 20px;font-weight:600}header span{color:#b9c0cc;font-weight:400}
main{width:100%;max-width:460px;margin:0 auto;padding:32px 20px;display:grid;gap:24px;align-content:start}
h1{font-size:24px;line-height:1.2;margin:0}.sum{font-size:40px;font-weight:700;line-height:1.1;margin:0;font-variant-numeric:tabular-nums}
p{margin:0}.quiet{color:#454c59;font-size:16px}form{display:grid;gap:14px;background:#fff;border-radius:14px;padding:24px}
label{font-weight:600}input{width:100%;min-height:56px;border:2px solid #6b7380;border-radius:10px;padding:0 16px;font:600 28px/1 ui-monospace,monospace;letter-spacing:.2em}
button{min-height:56px;border:0;border-radius:10px;background:#1f6f43;color:#fff;font:600 18px/1 system-ui,sans-serif;cursor:pointer}
.others{display:grid;grid-template-columns:1fr 1fr;gap:12px;background:none;padding:0}.others button{background:#fff;color:#16181d;box-shadow:inset 0 0 0 2px #6b7380}
:focus-visible{outline:3px solid #1d4ed8;outline-offset:3px}.bad{color:#a3231f;font-weight:600}a{color:#1d4ed8}
`

const escapeText = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const frame = (title: string, main: string) => `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${PAGE_STYLE}</style></head>
<body><header>${words.name} <span>${words.noMoney}</span></header><main>${main}</main></body></html>`

/** Where the payer pays; `fault` is shown under the code's field. */
export function payPage(transaction: TestTransaction, fault: string | null): string {
  const action = `/bramka-testowa/${transaction.transactionId}`
  return frame(
    words.title,
    `<div><h1>${escapeText(transaction.description)}</h1><p class="quiet">${escapeText(transaction.payerName)}</p></div>
<p class="sum">${formatMoney(transaction.amount)}</p>
<form method="post" action="${action}"><label for="blik">${words.code}</label>
<input id="blik" name="blik" inputmode="numeric" autocomplete="one-time-code" maxlength="7" required aria-describedby="podpowiedz${fault ? ' blad" aria-invalid="true' : ''}">
${fault ? `<p class="bad" id="blad">${escapeText(fault)}</p>` : ''}
<p class="quiet" id="podpowiedz">${words.codeHint}</p>
<button>${words.pay(formatMoney(transaction.amount))}</button></form>
<form class="others" method="post" action="${action}"><button name="decision" value="failed">${words.refuse}</button><button name="decision" value="cancelled">${words.interrupt}</button></form>`,
  )
}

/** A transaction that has been decided: nothing can be paid twice. */
export function decidedPage(transaction: TestTransaction): string {
  return frame(
    words.title,
    `<h1>${words.outcomes[transaction.status]}</h1><p><a href="${escapeText(transaction.returnUrl)}">${words.back}</a></p>`,
  )
}
