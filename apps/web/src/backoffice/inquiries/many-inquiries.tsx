import type { Inquiry, InquiryCard } from '@minato/contract/inquiries-shapes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Selection } from '../../table/selection.ts'
import { useBulkAction } from '../../table/use-bulk-action.tsx'
import { useInquiryErrorText } from './inquiry-errors.ts'
import { HandOver } from './hand-over.tsx'
import type { LocalChanges, useInquiryListActions } from './use-inquiry-list-actions.tsx'
import type { InquiryListData } from './inquiry-list-data.ts'
import type { InquirySearch } from './inquiry-search.ts'
import { useInquiryListTexts } from './inquiry-list-texts.ts'

interface Props {
  data: InquiryListData
  search: InquirySearch
  selection: Selection
  calls: ReturnType<typeof useInquiryListActions>['calls']
  own: LocalChanges
}

/** Actions on the selected inquiries by the calls for one, which know the reasons against each. */
export function useManyInquiries({ data, search, selection, calls, own }: Props) {
  const t = useInquiryListTexts()
  const router = useRouter()
  const { reasonOf } = useInquiryErrorText()
  const [isHandingOver, setHandingOver] = useState(false)
  const { view, chosen, isBusy, run } = useBulkAction<InquiryCard>({
    rows: data.page.items,
    idOf: ({ id }) => id,
    nameOf: ({ reference }) => t.number(reference),
    selection,
    reasonOf,
    onDone: () => router.invalidate(),
  })
  /** Marks the resulting event as this page's own. */
  const by =
    (call: (one: InquiryCard, was: InquiryCard) => Promise<Inquiry>) =>
    async (one: InquiryCard, was = one) => {
      own.begin(one.id)
      try {
        return await call(one, was)
      } catch (error) {
        own.failed(one.id)
        throw error
      }
    }
  const process = () =>
    run(chosen, { run: by(calls.process), successText: t.many.processed, undo: by(calls.back.process) })
  const archive = () =>
    run(chosen, { run: by(calls.archive), successText: t.many.archived, undo: by(calls.back.archive) })
  const restore = () => run(chosen, { run: by(calls.restore), successText: t.many.restored, undo: by(calls.archive) })
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
              // Handing over to the current owner changes nothing.
              run(others(to), {
                run: by((one) => calls.give(one, to)),
                successText: (count) => t.many.handedOver(count, `${firstname} ${lastname}`),
                // Without a previous owner there is no undo.
                ...(others(to).every(({ manager }) => manager) && {
                  undo: by((now, { manager }) => calls.give(now, manager?.id ?? to)),
                }),
              })
            }}
          />
        )}
      </>
    ),
  }
}
