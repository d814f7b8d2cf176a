/** The server's input for pages that exist in development alone. */
export type DevPage =
  /** The window of the local issuer, instead of Google's: choose who signs in. */
  | {
      readonly page: 'people'
      readonly people: readonly {
        readonly subject: string
        readonly name: string
        readonly email: string
        readonly note: string
      }[]
    }
  /** Every field of the form library in every state. */
  | { readonly page: 'form'; readonly brand: 'zapisano' | 'obecni' }
  | {
      readonly page: 'mailbox'
      readonly messages: readonly {
        readonly id: string
        readonly at: string
        readonly to: string
        readonly subject: string
      }[]
    }
  | {
      readonly page: 'message'
      readonly id: string
      readonly at: string
      readonly to: string
      readonly from: string
      readonly subject: string
      readonly text: string
      /** Address of the HTML part, shown in a sandboxed frame. */
      readonly htmlAddress: string | null
      readonly attachments: readonly {
        readonly name: string
        readonly address: string
        readonly bytes: number
      }[]
    }
