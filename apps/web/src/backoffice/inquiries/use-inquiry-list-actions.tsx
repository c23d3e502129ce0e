import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import type { Manager } from '@minato/contract/users-shapes'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api.ts'
import { localPath } from '../../i18n/locale.ts'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import type { MenuItem } from '../../table/row-menu.tsx'
import { latestRow, rememberRow } from '../../table/row-cache.ts'
import { codeOf, useInquiryErrorText } from './inquiry-errors.ts'
import { HandOver } from './hand-over.tsx'
import { useInquiryListTexts } from './inquiry-list-texts.ts'

/** The last action, with its undo if possible. */
interface Done {
  now: Inquiry
  text: string
  back: ((now: Inquiry) => Promise<Inquiry>) | undefined
}

export interface LocalChanges {
  begin(id: string): void
  failed(id: string): void
}

/** The actions of a row; `own` receives each change made by this page. */
export function useInquiryListActions(managers: readonly Manager[], own: LocalChanges) {
  const { api, locale } = useShell()
  const t = useInquiryListTexts()
  const router = useRouter()
  const { report } = useInquiryErrorText()
  const [done, setDone] = useState<Done>()
  const [asked, setAsked] = useState<InquiryCard>()
  const undoing = useRef<Done>(undefined)
  const place = useRef<HTMLDivElement>(null)
  /** With the version shown or last returned, so that a colleague's change is not undone (API-11). */
  const act = async <R extends InquiryCard>(
    one: R,
    work: (one: R) => Promise<Inquiry>,
    then: (now: Inquiry) => void,
    otherwise?: (error: unknown) => void,
  ): Promise<void> => {
    own.begin(one.id)
    try {
      const now = await work(one)
      rememberRow(now.id, now)
      then(now)
    } catch (error) {
      own.failed(one.id)
      otherwise?.(error)
      report(error, (words) => t.labelled(t.number(one.reference), words))
    }
    await router.invalidate()
  }
  const said = (text: string, back?: Done['back']) => (now: Inquiry) => setDone({ now, text, back })
  const at = ({ id, version }: InquiryCard) => ({ params: { id }, version })
  const asRead = (one: InquiryCard) => ({ ...at(one), query: { lastReadSeq: one.lastBuyerSeq } })
  const process = (one: InquiryCard) => api('PUT /api/main/inquiry/{id}/process', asRead(one))
  const archive = (one: InquiryCard) => api('PUT /api/main/inquiry/{id}/archive', asRead(one))
  const restore = (one: InquiryCard) => api('PUT /api/main/inquiry/{id}/restore', at(one))
  const unprocess = (one: InquiryCard) => api('PUT /api/main/inquiry/{id}/unprocess', at(one))
  /** A message of the buyer has made the undo obsolete: shows the resulting inquiry. */
  const goneBack = (call: (one: InquiryCard) => Promise<Inquiry>) => (one: InquiryCard) =>
    call(one).catch((error: unknown) => {
      if (!['NOT_ARCHIVED', 'NOT_PROCESSED'].includes(codeOf(error) ?? '')) throw error
      own.failed(one.id)
      return api('GET /api/main/inquiry/{id}', { params: { id: one.id } })
    })
  const back = { archive: goneBack(restore), process: goneBack(unprocess) }
  const give = async (one: InquiryCard, managerId: string): Promise<Inquiry> => {
    const now = await api('PUT /api/main/inquiry/{id}/manager', { ...at(one), body: { managerId } })
    // Sends no `lastReadSeq`, because no message was shown.
    return { ...now, lastBuyerSeq: one.lastBuyerSeq }
  }
  const itemsFor = (one: InquiryCard): MenuItem[] => {
    const { id, reference, isArchived, isProcessed } = one
    const name = t.number(reference)
    return [
      { text: t.open, href: localPath(`/inquiries/${id}`, locale) },
      { text: t.edit, href: localPath(`/inquiry/edit/${id}`, locale) },
      ...(isArchived
        ? []
        : [
            isProcessed
              ? {
                  text: t.unprocess,
                  onPress: () => void act(latestRow(id, one), unprocess, said(t.isUnprocessed(name), process)),
                }
              : {
                  text: t.process,
                  onPress: () => void act(latestRow(id, one), process, said(t.processed(name), back.process)),
                },
          ]),
      ...(isArchived ? [] : [{ text: t.handOver, onPress: () => setAsked(latestRow(id, one)) }]),
      isArchived
        ? {
            text: t.restore,
            onPress: () => void act(latestRow(id, one), restore, said(t.isRestored(name), archive)),
          }
        : {
            text: t.archive,
            onPress: () => void act(latestRow(id, one), archive, said(t.isArchived(name), back.archive)),
          },
    ]
  }
  const undo = async () => {
    if (!done?.back || undoing.current === done) return
    undoing.current = done
    // Actions done meanwhile keep their own undo.
    const isOver = () => {
      setDone((now) => (now === done ? undefined : now))
      // The undo button disappears: keyboard focus stays in the list, unless it has moved on.
      if (place.current?.contains(document.activeElement)) place.current.focus()
    }
    await act(
      done.now,
      done.back,
      () => {
        isOver()
        notify({ isError: false, title: t.undone, lines: [] })
      },
      // A retry would fail as well, unless offline.
      (error) => error instanceof ApiError && error.status === 409 && isOver(),
    )
    undoing.current = undefined
  }
  const views = (
    <div ref={place} tabIndex={-1}>
      {done && (
        <p className="notice undo" role="status">
          {done.text}
          {done.back && (
            <button className="btn line" type="button" onClick={() => void undo()}>
              {t.undo}
            </button>
          )}
        </p>
      )}
      {asked && (
        <HandOver
          name={t.number(asked.reference)}
          managers={managers}
          from={asked.manager?.id}
          onClose={() => setAsked(undefined)}
          onChosen={({ id: to, firstname, lastname }) => {
            const { reference, manager } = asked
            setAsked(undefined)
            const text = t.handedOver(t.number(reference), `${firstname} ${lastname}`)
            void act(asked, (one) => give(one, to), said(text, manager ? (now) => give(now, manager.id) : undefined))
          }}
        />
      )}
    </div>
  )
  return { itemsFor, views, calls: { process, archive, restore, give, back } }
}
