import { headOf } from '../../layout/head.ts'
import type { PageHead } from '../../layout/head.ts'
import type { Shell } from '../../api/shell.ts'
import type { ContentData } from './content-data.ts'

interface ContentHead extends Omit<PageHead, 'title' | 'description'> {
  /** 'Page 2' of a paged list. */
  part?: string
}

/** The head of a content page; without data the error page has its own. */
export function headOfContent(shell: Shell, data: ContentData | undefined, { part, ...page }: ContentHead) {
  if (!data) return {}
  const { title, description } = data.text
  return headOf(shell, {
    title: part ? `${title} · ${part}` : title,
    description: part ? `${part}. ${description}` : description,
    ...page,
  })
}

/** Loaded with content pages only. */
export const contentData = () => import('./content-data.ts')
