import type { Voyage, VoyageChange, VoyageFields } from '@minato/contract/voyages'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { OfficeForm } from '../../forms/office-form.tsx'
import { reportError } from '../../forms/report-error.ts'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { useShownChange } from '../effects/use-shown-change.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { saveFile } from '../../table/save-file.ts'
import { Columns, OfficePage, Panel, Part } from '../layout/office-page.tsx'
import { BookedCars } from './booked-cars.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { fieldsIn, useVoyageMergeFields, VOYAGE_RULES, VoyageInputs, written } from './voyage-form.tsx'
import type { VoyageData } from './voyages-data.ts'
import { useVoyagesTexts } from './voyages-texts.ts'
import '../../styles/catalog.css'
import '../../styles/people.css'
import { shopLocale } from '../../i18n/locale.ts'

const LOADING_FORMATS = [
  { format: 'PDF', path: 'pdf' },
  { format: 'XLSX', path: 'xlsx' },
  { format: 'CSV', path: 'export' },
] as const

/** One voyage: dates, ports of call, loading list. A change is shown with its consequences before it is saved (TRU-10). */
export function VoyagePage({ data: { voyage, ports } }: { data: VoyageData }) {
  const shell = useShell()
  const { api } = shell
  const t = useVoyagesTexts()
  const router = useRouter()
  const navigate = useNavigate()
  const shownChange = useShownChange()
  const [isRemoving, setRemoving] = useState(false)
  const save = (id: string, body: VoyageFields, version: number): Promise<void> =>
    shownChange.apply<VoyageChange, void>({
      preview: () => api('POST /api/main/voyage/{id}/preview', { params: { id }, body }),
      isEmpty: ({ inquiries }) => inquiries.length === 0,
      dialog: (change, isAgain, onAnswer) => <ChangeDialog change={change} isAgain={isAgain} onAnswer={onAnswer} />,
      save: async ({ inquiries: { length: count }, shown }) => {
        const given = { voyage: body, ...(count && { shown }) }
        await api('PUT /api/main/voyage/{id}', { params: { id }, body: given, version })
        notify({ isError: false, title: count ? t.moved(count) : t.saved, lines: [] })
        void router.invalidate()
      },
    })
  const { send, view } = useEditConflict<VoyageFields, Voyage>({
    entity: 'voyage',
    fields: useVoyageMergeFields(ports),
    written,
    save: ({ id }, body, version) => save(id, body, version),
  })
  const remove = async () => {
    try {
      await api('DELETE /api/main/voyage/{id}', { params: { id: voyage.id }, version: voyage.version })
      notify({ isError: false, title: t.removed, lines: [] })
      await navigate({ to: '/voyages' })
    } catch (error) {
      setRemoving(false)
      reportError(shell, error)
      void router.invalidate()
    }
  }
  const name = t.nameOf(voyage.vessel, voyage.number)
  const saveLoadingList = (path: string, format: string): void => {
    const address = `/api/main/voyage/${voyage.id}/loading-list/${path}`
    const query = path === 'export' ? '' : `?locale=${shopLocale(shell.locale)}`
    saveFile(shell, address + query, `${name}.${format.toLowerCase()}`).catch((error: unknown) =>
      reportError(shell, error),
    )
  }
  return (
    <OfficePage title={name} crumbs={[{ text: t.title, path: '/voyages' }]}>
      <Columns
        end={
          <>
            <Panel id="loading-list" title={t.loadingList}>
              <p>{voyage.portCalls.length ? t.loadingListText(voyage.booked) : t.noCalls}</p>
              <BookedCars voyage={voyage} />
              {voyage.booked > 0 && (
                <p className="loading-formats">
                  {LOADING_FORMATS.map(({ format, path }) => (
                    <button
                      key={format}
                      className="btn line"
                      type="button"
                      aria-label={t.download(format)}
                      onClick={() => saveLoadingList(path, format)}
                    >
                      {format}
                    </button>
                  ))}
                </p>
              )}
            </Panel>
            <Panel id="remove" title={t.remove}>
              {voyage.booked > 0 ? (
                <p>{t.hasBookings}</p>
              ) : (
                <button className="btn line" type="button" onClick={() => setRemoving(true)}>
                  {t.remove}
                </button>
              )}
            </Panel>
            <RecordHistory entity="voyage" entityId={voyage.id} version={voyage.version} />
          </>
        }
      >
        <Part id="details" title={t.details}>
          <OfficeForm
            key={voyage.version}
            draft={`voyage ${voyage.id}`}
            read={voyage}
            rules={VOYAGE_RULES}
            submit={t.save}
            send={(values, _, begun) => send(begun, fieldsIn(values))}
          >
            <VoyageInputs voyage={voyage} ports={ports} />
          </OfficeForm>
        </Part>
      </Columns>
      {view}
      {shownChange.view}
      {isRemoving && (
        <Confirm
          title={t.removeTitle(name)}
          confirm={t.remove}
          isDanger
          onConfirm={() => void remove()}
          onClose={() => setRemoving(false)}
        >
          <p>{t.removeText}</p>
        </Confirm>
      )}
    </OfficePage>
  )
}
