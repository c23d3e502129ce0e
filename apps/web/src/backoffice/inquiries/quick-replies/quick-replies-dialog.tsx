import { LOCALES } from '@minato/contract/enumerations'
import type { Locale } from '@minato/contract/enumerations'
import type { QuickReply } from '@minato/contract/quick-replies'
import { useEffect, useRef, useState } from 'react'
import { Confirm } from '../../../forms/confirm.tsx'
import { DialogFooter } from '../../../forms/dialog-footer.tsx'
import { Dialog } from '../../../forms/dialog.tsx'
import { reportError } from '../../../forms/report-error.ts'
import { notify } from '../../../api/notices.ts'
import { useShell } from '../../../api/shell.ts'
import { useCall } from '../../../api/use-call.ts'
import { useInquiryListTexts } from '../inquiry-list-texts.ts'
import { QuickReplyForm } from './quick-reply-form.tsx'
import { replyText } from './reply-variables.ts'

/** The managers' quick replies in both languages; `first` is the buyer's. */
export function QuickRepliesDialog({ first, onClose }: { first: Locale; onClose(): void }) {
  const shell = useShell()
  const { api, messages } = shell
  const { replies: t } = useInquiryListTexts()
  const { data: replies, reload } = useCall('GET /api/main/quick-reply', {}, { isReported: true })
  const [edited, setEdited] = useState<QuickReply | 'new'>()
  const [leaving, setLeaving] = useState<QuickReply>()
  const content = useRef<HTMLDivElement>(null)
  const lastEdited = useRef<string>(undefined)
  // The pressed button disappears with its list, or with its form.
  useEffect(() => {
    const { current } = content
    if (edited) {
      lastEdited.current = edited === 'new' ? '' : edited.id
      current?.querySelector<HTMLElement>('[name=name]')?.focus()
    } else if (lastEdited.current !== undefined) focusEntry(current, lastEdited.current)
  }, [edited])
  const languages = [first, ...LOCALES.filter((one) => one !== first)]
  const remove = async ({ id }: QuickReply) => {
    setLeaving(undefined)
    try {
      await api('DELETE /api/main/quick-reply/{id}', { params: { id } })
      notify({ isError: false, title: t.removed, lines: [] })
      await reload()
      focusEntry(content.current, '')
    } catch (error) {
      reportError(shell, error)
    }
  }
  return (
    <Dialog
      title={edited === 'new' ? t.add : edited ? t.edit(edited.name) : t.title}
      onClose={onClose}
      isWide
      footer={
        edited ? 'form' : <DialogFooter dismiss={messages.close} action={t.add} onAction={() => setEdited('new')} />
      }
    >
      <div className="office quick-replies" ref={content}>
        {edited ? (
          <QuickReplyForm
            key={edited === 'new' ? 'new' : edited.id}
            reply={edited === 'new' ? undefined : edited}
            languages={languages}
            next={(replies?.at(-1)?.position ?? 0) + 10}
            onSaved={() => {
              setEdited(undefined)
              notify({ isError: false, title: t.saved, lines: [] })
              void reload()
            }}
            onLeft={() => setEdited(undefined)}
          />
        ) : (
          <>
            <p className="small muted">{t.note}</p>
            {replies?.length === 0 && <p>{t.none}</p>}
            <ul className="lines">
              {replies?.map((one) => (
                <li key={one.id}>
                  <div>
                    <b>{one.name}</b>
                    {languages.map((locale) => (
                      <p key={locale} className="clamp small" lang={locale}>
                        {replyText(one, locale)}
                      </p>
                    ))}
                  </div>
                  <div className="office-actions">
                    <button className="btn line" type="button" data-entry={one.id} onClick={() => setEdited(one)}>
                      {t.change}
                      <span className="vh"> {one.name}</span>
                    </button>
                    <button className="btn line" type="button" onClick={() => setLeaving(one)}>
                      {t.remove}
                      <span className="vh"> {one.name}</span>
                    </button>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {leaving && (
        <Confirm
          title={t.removeTitle(leaving.name)}
          confirm={t.remove}
          isDanger
          typedName={leaving.name}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
    </Dialog>
  )
}

/** Focuses the button that edits the entry; without one the dialog's last button, which adds another. */
function focusEntry(content: HTMLElement | null, id: string): void {
  const entry = id && content?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)
  if (entry) entry.focus()
  else [...(content?.closest('dialog')?.querySelectorAll('button') ?? [])].at(-1)?.focus()
}
