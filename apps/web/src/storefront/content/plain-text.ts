import { text } from '../../i18n/page-text.ts'
import type { Section } from '../../i18n/page-text.ts'

const HEADING_LIMIT = 80

/** A short line without a full stop between blank lines. */
const isHeading = (paragraph: string): boolean =>
  paragraph.length <= HEADING_LIMIT && !paragraph.includes('\n') && !/[.!?:;…]$/.test(paragraph)

/**
 * Splits plain text into sections: blank lines separate paragraphs, a short line without a full stop starts a
 * section.
 */
export function sectionsOf(plain: string): Section[] {
  const sections: { id: string; title: string; blocks: ReturnType<typeof text>[] }[] = []
  for (const paragraph of plain.split(/\n\s*\n/).map((one) => one.trim())) {
    if (!paragraph) continue
    const isTitle = isHeading(paragraph)
    if (isTitle || !sections.length)
      sections.push({ id: `section-${sections.length + 1}`, title: isTitle ? paragraph : '', blocks: [] })
    if (!isTitle) sections.at(-1)?.blocks.push(text(paragraph))
  }
  return sections
}
