import type { AuditEntry } from '@minato/contract/gate'
import type { Port, PortFields } from '@minato/contract/ports'
import { useRouter } from '@tanstack/react-router'
import { OfficeForm } from '../../forms/office-form.tsx'
import { useEditConflict } from '../../forms/use-edit-conflict.tsx'
import { Flag } from '../../ui/flag.tsx'
import { notify } from '../../api/notices.ts'
import { useShell } from '../../api/shell.ts'
import { RecordHistory } from '../audit/record-history.tsx'
import { Columns, OfficePage, Part } from '../layout/office-page.tsx'
import { CountriesSection } from './countries-section.tsx'
import { InspectionPanel } from './inspection-panel.tsx'
import { countryName, fieldsIn, PORT_RULES, PortInputs, usePortMergeFields, written } from './port-form.tsx'
import type { PortData } from './ports-data.ts'
import { usePortsTexts } from './ports-texts.ts'
import { TariffPanel } from './tariff-panel.tsx'
import '../../styles/catalog.css'
import '../../styles/people.css'

const isOfPort = ({ part }: AuditEntry): boolean => part === 'port' || part === 'country_served'

/** One port: location, countries, charges (PRT-02). */
export function PortPage({ data: { port, history, countries } }: { data: PortData }) {
  const { api } = useShell()
  const t = usePortsTexts()
  const router = useRouter()
  const saved = (said?: string) => {
    if (said !== undefined) notify({ isError: false, title: said, lines: [] })
    void router.invalidate()
  }
  const { send, view } = useEditConflict<PortFields, Port>({
    entity: 'port',
    isMeant: isOfPort,
    fields: usePortMergeFields(countries),
    written,
    save: async ({ id }, body, version) => {
      await api('PUT /api/main/port/{id}', { params: { id }, body, version })
      saved(t.saved)
    },
  })
  return (
    <OfficePage
      title={port.name}
      detail={
        <>
          <Flag country={port.country} size="small" rounded /> {countryName(countries, port.country)}
        </>
      }
      crumbs={[{ text: t.title, path: '/admin-ports' }]}
    >
      <Columns
        end={
          <>
            <TariffPanel port={port} charges={history.tariff} onSaved={saved} />
            <InspectionPanel port={port} charges={history.inspections} onSaved={saved} />
            <RecordHistory entity="port" entityId={port.id} version={port.version} />
          </>
        }
      >
        <Part id="details" title={t.details}>
          <OfficeForm
            key={port.version}
            draft={`port ${port.id}`}
            read={port}
            rules={PORT_RULES}
            submit={t.save}
            send={(values, _, begun) => send(begun, fieldsIn(values))}
          >
            <PortInputs port={port} countries={countries} />
          </OfficeForm>
        </Part>
        <CountriesSection port={port} countries={countries} />
      </Columns>
      {view}
    </OfficePage>
  )
}
