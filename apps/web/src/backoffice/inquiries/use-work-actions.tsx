import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import type { Manager } from '@minato/contract/users-shapes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { localPath } from '../../shell/locale.ts'
import { notify } from '../../shell/notices.ts'
import { useShell } from '../../shell/shell.ts'
import type { MenuItem } from '../../table/row-menu.tsx'
import { latest, note } from '../../table/seen.ts'
import { useDealRefusals } from './deal-refusals.ts'
import { HandOver } from './hand-over.tsx'
import { useWorkTexts } from './work-texts.ts'

/** What was done last, with the way back where there is one. */
interface Done {
  now: Inquiry
  text: string
  back: ((now: Inquiry) => Promise<Inquiry>) | undefined
}

export interface OwnDeeds {
  acting(id: string): void
  failed(id: string): void
}

/** What can be done with a line of the list; `own` is told of each change that this page makes. */
export function useWorkActions(managers: readonly Manager[], own: OwnDeeds) {
  const { api, locale } = useShell()
  const t = useWorkTexts()
  const router = useRouter()
  const { report } = useDealRefusals()
  const [done, setDone] = useState<Done>()
  const [asked, setAsked] = useState<InquiryCard>()
  /** By the version of what is shown, or what was answered: whoever changed it meanwhile is not undone with it (API-11). */
  const act = async <R extends InquiryCard>(
    one: R,
    work: (one: R) => Promise<Inquiry>,
    then: (now: Inquiry) => void,
  ): Promise<void> => {
    own.acting(one.id)
    try {
      const now = await work(one)
      note(now.id, now)
      then(now)
    } catch (error) {
      own.failed(one.id)
      report(error)
    }
    await router.invalidate()
  }
  const said = (text: string, back?: Done['back']) => (now: Inquiry) => setDone({ now, text, back })
  const at = ({ id, version }: InquiryCard) => ({ params: { id }, version })
  const heard = (one: InquiryCard) => ({ ...at(one), body: { heardUpTo: one.heardUpTo } })
  const process = (one: InquiryCard) => api('PUT /api/main/inquiry/{id}/process', heard(one))
  const archive = (one: InquiryCard) => api('PUT /api/main/inquiry/{id}/archive', heard(one))
  const restore = (one: InquiryCard) => api('PUT /api/main/inquiry/{id}/restore', at(one))
  const give = (one: InquiryCard, managerId: string) =>
    api('PUT /api/main/inquiry/{id}/manager', { ...at(one), body: { managerId } })
  const itemsFor = (one: InquiryCard): MenuItem[] => {
    const { id, reference, isArchived, isProcessed } = one
    const name = t.number(reference)
    return [
      { text: t.open, href: localPath(`/inquiries/${id}`, locale) },
      { text: t.edit, href: localPath(`/inquiry/edit/${id}`, locale) },
      ...(isArchived || isProcessed
        ? []
        : [
            {
              text: t.process,
              onPress: () => void act(latest(id, one), process, said(t.processed(name))),
            },
          ]),
      ...(isArchived ? [] : [{ text: t.handOver, onPress: () => setAsked(one) }]),
      isArchived
        ? {
            text: t.restore,
            onPress: () => void act(latest(id, one), restore, said(t.isRestored(name), archive)),
          }
        : {
            text: t.archive,
            onPress: () => void act(latest(id, one), archive, said(t.isArchived(name), restore)),
          },
    ]
  }
  const undo = async () => {
    if (!done?.back) return
    await act(done.now, done.back, () => {
      setDone(undefined)
      notify({ isError: false, title: t.undone, lines: [] })
    })
  }
  const views = (
    <>
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
            void act(
              latest(asked.id, asked),
              (one) => give(one, to),
              said(text, manager ? (now) => give(now, manager.id) : undefined),
            )
          }}
        />
      )}
    </>
  )
  return { itemsFor, views, calls: { process, archive, restore, give } }
}
