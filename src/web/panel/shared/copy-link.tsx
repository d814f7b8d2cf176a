import { useClipboard } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** Copies an address to the clipboard and confirms it next to the button. */
export function CopyLink({ address, quiet = false }: { address: string; quiet?: boolean }): ReactNode {
  const { copied, copy } = useClipboard({ timeout: 2500 })
  return (
    <>
      <button type="button" className={quiet ? 'btn quiet' : 'btn'} onClick={() => copy(address)}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        {copied ? 'Skopiowano' : 'Kopiuj link'}
      </button>
      <span role="status" className="sr">
        {copied ? 'Link skopiowano.' : ''}
      </span>
    </>
  )
}
