import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import type { Manager } from '@minato/contract/users-shapes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { localPath } from '../../shell/locale.ts'
import { notify } from '../../shell/notices.ts'
import { useShell } from '../../shell/shell.ts'
import type { MenuItem } from '../../table/row-menu.tsx'
import { useDealRefusals } from './deal-refusals.ts'
import { HandOver } from './hand-over.tsx'
import { useWorkTexts } from './work-texts.ts'

/** What was done last, with the way back where there is one. */
interface Done {
  id: string
  text: string
  undo?(): Promise<Inquiry>
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
  const act = async (id: string, work: () => Promise<Inquiry>, then: Omit<Done, 'id'>): Promise<void> => {
    own.acting(id)
    try {
      await work()
      setDone({ id, ...then })
    } catch (error) {
      own.failed(id)
      report(error)
    }
    await router.invalidate()
  }
  const process = (id: string) => api('PUT /api/main/inquiry/{id}/process', { params: { id } })
  const archive = (id: string) => api('PUT /api/main/inquiry/{id}/archive', { params: { id } })
  const restore = (id: string) => api('PUT /api/main/inquiry/{id}/restore', { params: { id } })
  const give = (id: string, managerId: string) =>
    api('PUT /api/main/inquiry/{id}/manager', { params: { id }, body: { managerId } })
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
              onPress: () => void act(id, () => process(id), { text: t.processed(name) }),
            },
          ]),
      ...(isArchived ? [] : [{ text: t.handOver, onPress: () => setAsked(one) }]),
      isArchived
        ? {
            text: t.restore,
            onPress: () => void act(id, () => restore(id), { text: t.isRestored(name), undo: () => archive(id) }),
          }
        : {
            text: t.archive,
            onPress: () => void act(id, () => archive(id), { text: t.isArchived(name), undo: () => restore(id) }),
          },
    ]
  }
  const undo = async () => {
    if (!done?.undo) return
    setDone(undefined)
    own.acting(done.id)
    try {
      await done.undo()
      notify({ isError: false, title: t.undone, lines: [] })
    } catch (error) {
      own.failed(done.id)
      report(error)
    }
    await router.invalidate()
  }
  const views = (
    <>
      {done && (
        <p className="notice undo" role="status">
          {done.text}
          {done.undo && (
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
            const { id, reference, manager } = asked
            setAsked(undefined)
            void act(id, () => give(id, to), {
              text: t.handedOver(t.number(reference), `${firstname} ${lastname}`),
              ...(manager && { undo: () => give(id, manager.id) }),
            })
          }}
        />
      )}
    </>
  )
  return { itemsFor, views, calls: { process, archive, restore, give } }
}
