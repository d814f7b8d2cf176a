interface NewTabLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: React.ReactNode
}

/** A link that opens a new tab, and says so to who cannot see it happen. */
export const NewTabLink = ({ href, className, children }: NewTabLinkProps) => (
  <a href={href} className={className} target="_blank" rel="noopener">
    {children}
    <span className="sr"> (otwiera nową kartę)</span>
  </a>
)
