interface NewTabLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: React.ReactNode
}

/** A link that opens a new tab, and announces it to people who cannot see it. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener">
    {children}
    <span className="sr"> (otwiera nową kartę)</span>
  </a>
)
