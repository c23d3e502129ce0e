import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Selection } from '../../table/selection.ts'
import { useMany } from '../../table/use-many.tsx'
import { useDealRefusals } from './deal-refusals.ts'
import { HandOver } from './hand-over.tsx'
import type { OwnDeeds, useWorkActions } from './use-work-actions.tsx'
import type { WorkData } from './work-data.ts'
import type { WorkSearch } from './work-search.ts'
import { useWorkTexts } from './work-texts.ts'

interface Props {
  data: WorkData
  search: WorkSearch
  selection: Selection
  calls: ReturnType<typeof useWorkActions>['calls']
  own: OwnDeeds
}

/** What is done with the selected inquiries: each by the call for one, which alone knows what speaks against it. */
export function useManyInquiries({ data, search, selection, calls, own }: Props) {
  const t = useWorkTexts()
  const router = useRouter()
  const { reasonOf } = useDealRefusals()
  const [isHandingOver, setHandingOver] = useState(false)
  const { view, chosen, isBusy, run } = useMany<InquiryCard>({
    rows: data.page.items,
    idOf: ({ id }) => id,
    nameOf: ({ reference }) => t.number(reference),
    selection,
    reasonOf,
    onDone: () => router.invalidate(),
  })
  /** By a call that this page hears of as its own. */
  const by =
    (call: (one: InquiryCard, was: InquiryCard) => Promise<Inquiry>) =>
    async (one: InquiryCard, was = one) => {
      own.acting(one.id)
      try {
        return await call(one, was)
      } catch (error) {
        own.failed(one.id)
        throw error
      }
    }
  const process = () => run(chosen, { work: by(calls.process), said: t.many.processed, back: by(calls.back.process) })
  const archive = () => run(chosen, { work: by(calls.archive), said: t.many.archived, back: by(calls.back.archive) })
  const restore = () => run(chosen, { work: by(calls.restore), said: t.many.restored, back: by(calls.archive) })
  const actions =
    search.inquiryState === 'ARCHIVED'
      ? [{ text: t.restore, press: restore }]
      : [
          { text: t.many.process, press: process },
          { text: t.handOver, press: () => setHandingOver(true) },
          { text: t.archive, press: archive },
        ]
  const [first] = chosen
  const others = (to: string) => chosen.filter(({ manager }) => manager?.id !== to)
  const isOfOne = chosen.every(({ manager }) => manager?.id === first?.manager?.id)
  return {
    buttons: actions.map(({ text, press }) => (
      <button
        key={text}
        className="btn"
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && press()}
      >
        {text}
      </button>
    )),
    view: (
      <>
        {view}
        {isHandingOver && (
          <HandOver
            name={t.count(chosen.length)}
            managers={data.managers}
            from={isOfOne ? first?.manager?.id : undefined}
            onClose={() => setHandingOver(false)}
            onChosen={({ id: to, firstname, lastname }) => {
              setHandingOver(false)
              // Whose it is already is no deed, and no news.
              run(others(to), {
                work: by((one) => calls.give(one, to)),
                said: (count) => t.many.handedOver(count, `${firstname} ${lastname}`),
                // Nobody had it: there is no way back to nobody.
                ...(others(to).every(({ manager }) => manager) && {
                  back: by((now, { manager }) => calls.give(now, manager?.id ?? to)),
                }),
              })
            }}
          />
        )}
      </>
    ),
  }
}
