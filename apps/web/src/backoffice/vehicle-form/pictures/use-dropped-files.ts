import { useEffect, useRef } from 'react'

/** Whether a paste or drop means pictures: spreadsheet cells bring an image beside their text. */
export const isPicturePasted = (data: (Pick<DataTransfer, 'types'> & { files: { length: number } }) | null): boolean =>
  data !== null && data.files.length > 0 && !data.types.includes('text/plain')

/** Files dropped or pasted anywhere on the page: outside the drop zone the browser would open them. */
export function useDroppedFiles(take: (files: readonly File[]) => void, hover: (isOver: boolean) => void): void {
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
    listen('paste', ({ clipboardData }) => {
      if (isPicturePasted(clipboardData)) on.current.take([...(clipboardData?.files ?? [])])
    })
    return () => off.abort()
  }, [])
}
