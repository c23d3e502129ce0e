import { useEffect, useRef } from 'react'

const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/** Whether pictures are meant: cells of a spreadsheet bring a picture of themselves beside their text. */
export const isPicturePasted = (
  data: (Pick<DataTransfer, 'types'> & { files: { length: number } }) | null,
  isTyping: boolean,
): boolean => data !== null && data.files.length > 0 && !isTyping && !data.types.includes('text/plain')

/** Files that are dropped or pasted anywhere on the page: beside its place a dropped file would take the page away. */
export function useIncoming(take: (files: readonly File[]) => void, hover: (isOver: boolean) => void): void {
  const on = useRef({ take, hover })
  useEffect(() => void (on.current = { take, hover }))
  useEffect(() => {
    const off = new AbortController()
    const listen = <K extends keyof WindowEventMap>(name: K, hear: (event: WindowEventMap[K]) => void) =>
      window.addEventListener(name, hear, off)
    const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false
    listen('dragover', (event) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      on.current.hover(true)
    })
    listen('dragleave', ({ relatedTarget }) => relatedTarget === null && on.current.hover(false))
    listen('drop', (event) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      on.current.hover(false)
      on.current.take([...(event.dataTransfer?.files ?? [])])
    })
    listen('paste', ({ clipboardData, target }) => {
      const isTyping = target instanceof Element && target.closest(TYPED_INTO) !== null
      if (isPicturePasted(clipboardData, isTyping)) on.current.take([...(clipboardData?.files ?? [])])
    })
    return () => off.abort()
  }, [])
}
