import { headOf } from '../../shell/head.ts'
import type { PageHead } from '../../shell/head.ts'
import type { Shell } from '../../shell/shell.ts'
import type { ContentData } from './content-data.ts'

/** The head of a content page; without its data the page is a failure, which names itself. */
export const headOfContent = (shell: Shell, data: ContentData | undefined, page: Omit<PageHead, 'title'>) =>
  data ? headOf(shell, { title: data.text.title, description: data.text.description, ...page }) : {}

/** Comes when a content page is asked for: no other page carries it. */
export const contentData = () => import('./content-data.ts')
