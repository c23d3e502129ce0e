import { INQUIRY_STATUSES } from '@minato/contract/inquiry-enumerations'
import { useId } from 'react'
import { useMessages } from '../../api/shell.ts'
import { useInquiryListTexts } from '../inquiries/inquiry-list-texts.ts'
import { useDashboardTexts } from '../dashboard/dashboard-texts.ts'
import { OFFICE_FILTERS } from './office-only.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'
import type { OfficeSearch } from './office-search.ts'

/** The fields of the managers' filters. */
export function OfficeFilters({ search }: { search: OfficeSearch }) {
  const { search: s } = useMessages()
  const { filters: t } = useOfficeCarsTexts()
  const { statuses: steps } = useInquiryListTexts()
  const { hasPictures, inquiryStep, yard } = search
  return (
    <>
      <NumberRange title={t.days} name="days" search={search} />
      <NumberRange title={t.margin} name="margin" search={search} />
      <label className="field">
        <span>{t.pictures}</span>
        <select className="in" name="hasPictures" defaultValue={hasPictures === undefined ? '' : String(hasPictures)}>
          <option value="">{s.any}</option>
          <option value="true">{t.withPictures}</option>
          <option value="false">{t.withoutPictures}</option>
        </select>
      </label>
      <label className="field">
        <span>{t.step}</span>
        <select className="in" name="inquiryStep" defaultValue={inquiryStep ?? ''}>
          <option value="">{s.any}</option>
          {INQUIRY_STATUSES.map((one) => (
            <option key={one} value={one}>
              {steps[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t.yard}</span>
        <input className="in" name="yard" maxLength={100} defaultValue={yard} autoComplete="off" />
      </label>
    </>
  )
}

function NumberRange({ title, name, search }: { title: string; name: 'days' | 'margin'; search: OfficeSearch }) {
  const { filters: t } = useOfficeCarsTexts()
  const id = useId()
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className="two">
        {(['Start', 'End'] as const).map((end) => (
          <input
            key={end}
            id={`${id}${end}`}
            className="in num"
            name={`${name}${end}`}
            type="number"
            step={1}
            aria-label={`${title}, ${end === 'Start' ? t.from : t.to}`}
            placeholder={end === 'Start' ? t.from : t.to}
            defaultValue={search[`${name}${end}`]}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Labels of the managers' filters of a search, by key. */
export function useOfficeBadges(search: OfficeSearch): { key: (typeof OFFICE_FILTERS)[number]; text: string }[] {
  const { format } = useMessages()
  const { filters: t, labelled } = useOfficeCarsTexts()
  const { statuses: steps } = useInquiryListTexts()
  const { month } = useDashboardTexts()
  const texts: { [K in (typeof OFFICE_FILTERS)[number]]: (value: NonNullable<OfficeSearch[K]>) => string } = {
    hasPictures: (value) => (value ? t.withPictures : t.withoutPictures),
    yard: (value) => labelled(t.yard, value),
    daysStart: (value) => t.atLeast(t.days, format.number(value)),
    daysEnd: (value) => t.atMost(t.days, format.number(value)),
    marginStart: (value) => t.atLeast(t.margin, format.money(value)),
    marginEnd: (value) => t.atMost(t.margin, format.money(value)),
    inquiryStep: (value) => labelled(t.step, steps[value]),
    publishedMonth: (value) => labelled(t.published, month(value)),
    soldMonth: (value) => labelled(t.sold, month(value)),
  }
  return OFFICE_FILTERS.flatMap((key) => {
    const value = search[key]
    return value === undefined ? [] : [{ key, text: (texts[key] as (value: unknown) => string)(value) }]
  })
}
