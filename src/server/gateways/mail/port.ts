/** One e-mail, ready to be sent. */
export interface Mail {
  /** Stable: sending the same message again uses the same Message-ID. */
  readonly id: string
  readonly from: { readonly name: string; readonly address: string }
  /** Null when the organiser has given no address: replies go to the sender. */
  readonly replyTo: string | null
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly MailAttachment[]
}

export interface MailAttachment {
  readonly name: string
  readonly contentType: string
  readonly content: Buffer
  /** Given when the HTML shows it: `cid:…`. */
  readonly contentId?: string
}

/** Hands a message to a mail server. Throws when it was not accepted; the job tries again. */
export interface MailGateway {
  send(mail: Mail): Promise<void>
}

/** A message that was stored instead of sent. */
export interface CapturedMail {
  readonly id: string
  readonly at: string
  readonly from: string
  readonly replyTo: string | null
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** `content` is base64. */
  readonly attachments: readonly {
    readonly name: string
    readonly contentType: string
    readonly contentId: string | null
    readonly content: string
  }[]
}

/** Mail of development: stored, to be read at a page. */
export interface Mailbox extends MailGateway {
  /** Newest first. */
  list(): Promise<readonly CapturedMail[]>
  find(id: string): Promise<CapturedMail | undefined>
}
