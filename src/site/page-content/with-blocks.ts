import type { Block } from './rich-text.ts'

type Section = { content: string; contentType: string }

/** Formatted sections with what is shown of them. The parser is read with the first of them. */
export async function withBlocks<Written extends Section>(
  sections: readonly Written[],
): Promise<(Written & { blocks?: Block[] | undefined })[]> {
  if (!sections.some(isFormatted)) return [...sections]
  const { readMarkdown } = await import('./read-markdown.ts')
  return sections.map((section) =>
    isFormatted(section) ? { ...section, blocks: readMarkdown(section.content) } : section,
  )
}

const isFormatted = ({ contentType }: Pick<Section, 'contentType'>) => contentType === 'markdown'
