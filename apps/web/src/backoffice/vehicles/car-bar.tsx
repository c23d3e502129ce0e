import { useRouter } from '@tanstack/react-router'
import { isVisible } from '@minato/domain/vehicles'
import { localPath } from '../../i18n/locale.ts'
import { useShell } from '../../api/shell.ts'
import { RowMenu } from '../../table/row-menu.tsx'
import { duplicatePath } from '../layout/office-nav.ts'
import { StatusChip } from '../layout/status-chip.tsx'
import { useCarActions } from './car-actions.tsx'
import type { OfficeLine } from './list-data.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'
import { useReload } from './use-reload.ts'
import '../../styles/office.css'
import '../../styles/office-list.css'
import '../../styles/table.css'

const EDIT = '/vehicle/edit/$id'

/** The managers' bar above a car's page: status, figures and actions. */
export function CarBar({ car }: { car: OfficeLine }) {
  const { locale, messages } = useShell()
  const t = useOfficeCarsTexts()
  const router = useRouter()
  const { itemsFor, dialog } = useCarActions(useReload())
  const { format } = messages
  const { columns: heads } = t
  const figures: [string, string][] = [
    [heads.base, car.base === null ? t.noPrice : format.money(car.base)],
    [heads.days, format.number(car.days)],
    [heads.views, format.number(car.views)],
    [heads.inquiries, format.number(car.inquiries)],
  ]
  return (
    <section className="wrap office car-bar" aria-label={t.bar}>
      <div>
        <StatusChip status={car.status} />
        {!isVisible(car.status) && <b>{t.onlyManagers}</b>}
        <dl>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {EDIT in router.routesByPath && (
          <a className="btn ink" href={localPath(`/vehicle/edit/${car.id}`, locale)}>
            {t.edit}
          </a>
        )}
        <RowMenu
          name={messages.car.ref(car.reference)}
          text={t.manage}
          items={[{ text: t.duplicate, href: localPath(duplicatePath(car.id), locale) }, ...itemsFor(car)]}
        />
      </div>
      {dialog}
    </section>
  )
}
