interface MapLinkListProps {
  /** 'Open in' */
  words: string
  links: readonly { title: string; href: string }[]
}

/** Leads out of the guide, into the maps that families have. */
export const MapLinkList = ({ words, links }: MapLinkListProps) =>
  links.length > 0 && (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-muted print:hidden">
      {words}
      {links.map(({ title, href }) => (
        <a
          key={title}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="underlined inline-flex min-h-11 items-center"
        >
          {title}
        </a>
      ))}
    </p>
  )
