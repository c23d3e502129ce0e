import { notify } from '../../api/notices.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'

/** Copies a text to the clipboard and notifies the user. */
export function useCopy(): (label: string, text: string) => void {
  const { payment: t } = useInquiryTexts()
  return (label, text) => {
    const say = (title: string) => notify({ isError: false, title, lines: [] })
    // The clipboard needs https and permission.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => say(t.copied(label)),
        () => say(t.byHand),
      )
  }
}
