import { headOf } from '../../layout/head.ts'
import type { PageHead } from '../../layout/head.ts'
import type { Shell } from '../../layout/shell.ts'
import type { ContentData } from './content-data.ts'

interface ContentHead extends Omit<PageHead, 'title' | 'description'> {
  /** 'Page 2' of what has several. */
  part?: string
}

/** The head of a content page; without its data the page is a failure, which names itself. */
export function headOfContent(shell: Shell, data: ContentData | undefined, { part, ...page }: ContentHead) {
  if (!data) return {}
  const { title, description } = data.text
  return headOf(shell, {
    title: part ? `${title} · ${part}` : title,
    description: part ? `${part}. ${description}` : description,
    ...page,
  })
}

/** Comes when a content page is asked for: no other page carries it. */
export const contentData = () => import('./content-data.ts')
