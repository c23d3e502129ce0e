import type { ShippingDocument } from '@minato/contract/enumerations'
import type { Inquiry } from '@minato/contract/inquiries-shapes'
import { useRef } from 'react'
import { useShell } from '../../api/shell.ts'
import { useLoadedCountryName } from '../country-name.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'
import { useSide } from '../use-side.ts'
import { ChecklistActionsPart } from '../slots.ts'
import { ChecklistLines } from './checklist-lines.tsx'
import type { ChecklistLine } from './checklist-lines.tsx'
import { FaultLine } from './fault-line.tsx'
import { Panel } from './panel.tsx'
import { useInquiryAction } from './use-inquiry-action.ts'

interface Props {
  inquiry: Inquiry
  onChanged(inquiry: Inquiry): void
  reload(): Promise<void>
}

/** The documents that the buyer needs at the destination, and the state of each (TRU-11). */
export function DocumentChecklistPart({ inquiry, onChanged, reload }: Props) {
  const { locale } = useShell()
  const { checklist: t } = useInquiryTexts()
  const side = useSide()
  const countryName = useLoadedCountryName(locale)
  const list = useRef<HTMLDivElement>(null)
  const { documentChecklist: checklist } = inquiry
  if (!checklist) return null
  return (
    <Panel title={t.title} className="checklist">
      <NeededIn country={countryName(checklist.country)} isOnFile={checklist.isOnFile} />
      {side === 'SELLER' ? (
        <ChecklistActionsPart inquiry={inquiry} onChanged={onChanged} reload={reload} />
      ) : (
        <>
          {/* The button goes away with the last sent document: the focus stays at the list. */}
          <div ref={list} tabIndex={-1}>
            <ChecklistLines lines={checklist.lines} />
          </div>
          <ReceiveDocuments
            inquiry={inquiry}
            lines={checklist.lines}
            onReceived={() => list.current?.focus()}
            onChanged={onChanged}
            reload={reload}
          />
        </>
      )}
    </Panel>
  )
}

/** Nothing until the name of the country is known. */
export function NeededIn({ country, isOnFile }: { country: string | undefined; isOnFile: boolean }) {
  const { checklist: t } = useInquiryTexts()
  return country && <p className="small">{isOnFile ? t.needed(country) : t.usual(country)}</p>
}

/** The buyer confirms all sent documents at once. */
function ReceiveDocuments({
  inquiry,
  lines,
  onReceived,
  onChanged,
  reload,
}: Props & { lines: readonly ChecklistLine[]; onReceived(): void }) {
  const { api } = useShell()
  const { checklist: t } = useInquiryTexts()
  const { act, fault, isBusy } = useInquiryAction(onChanged, reload)
  const kinds: ShippingDocument[] = lines.filter(({ state }) => state === 'SENT').map(({ kind }) => kind)
  if (kinds.length === 0 && !fault) return null
  return (
    <>
      <FaultLine fault={fault} />
      {kinds.length > 0 && inquiry.objections['markDocuments'] === null && (
        <button
          className="btn go"
          type="button"
          aria-disabled={isBusy || undefined}
          onClick={() =>
            void act('receive documents', () =>
              api('PUT /api/main/inquiry/{id}/document-checklist', {
                params: { id: inquiry.id },
                version: inquiry.version,
                body: { action: 'RECEIVE', kinds },
              }),
            ).then((isDone) => isDone && onReceived())
          }
        >
          {t.receive(kinds.length)}
        </button>
      )}
    </>
  )
}
