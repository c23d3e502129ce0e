import { VERDICT_STATES } from '@minato/contract/enumerations'
import { INQUIRY_STATUSES } from '@minato/contract/inquiry-enumerations'
import type { AllCharges } from '@minato/contract/quotes'
import { useEffect, useId, useState } from 'react'
import { useMessages, useShell } from '../../api/shell.ts'
import { chargesOf } from '../../storefront/delivery/charges.ts'
import { useArrivalTexts } from '../../storefront/delivery/verdict-text.tsx'
import { useInquiryListTexts } from '../inquiries/inquiry-list-texts.ts'
import { useDashboardTexts } from '../dashboard/dashboard-texts.ts'
import { OFFICE_FILTERS } from './office-only.ts'
import { useOfficeCarsTexts } from './office-cars-texts.ts'
import type { OfficeListData } from './list-data.ts'
import type { OfficeSearch } from './office-search.ts'

/** The fields of the managers' filters. */
export function OfficeFilters({ search, options }: { search: OfficeSearch; options: OfficeListData['options'] }) {
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
      <VerdictFilter search={search} counts={options.importVerdict} />
      <label className="field">
        <span>{t.yard}</span>
        <input className="in" name="yard" maxLength={100} defaultValue={yard} autoComplete="off" />
      </label>
    </>
  )
}

/** The import verdict in a country; its counts are known once the list is about that country. */
function VerdictFilter({ search, counts }: { search: OfficeSearch; counts: Record<string, number> }) {
  const { api, locale, report, messages } = useShell()
  const { filters: t, several } = useOfficeCarsTexts()
  const arrival = useArrivalTexts()
  const [countries, setCountries] = useState<AllCharges['countries']>([])
  const [country, setCountry] = useState(search.importCountry ?? '')
  useEffect(
    () => void chargesOf(api, locale).then((charges) => setCountries(charges.countries), report),
    [api, locale, report],
  )
  const isKnown = country === '' || countries.some(({ code }) => code === country)
  const any = messages.search.any
  const held = String(search.importVerdict ?? '')
  return (
    <>
      <label className="field">
        <span>{t.importCountry}</span>
        <select className="in" name="importCountry" value={country} onChange={({ target }) => setCountry(target.value)}>
          <option value="">{any}</option>
          {!isKnown && <option value={country}>{country}</option>}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{t.importVerdict}</span>
        <select className="in" name="importVerdict" disabled={country === ''} defaultValue={held}>
          <option value="">{any}</option>
          {held.includes(',') && <option value={held}>{several(held.split(',').length)}</option>}
          {VERDICT_STATES.map((state) => (
            <option key={state} value={state}>
              {arrival.options[state]}
              {country === search.importCountry && ` (${messages.format.number(counts[state] ?? 0)})`}
            </option>
          ))}
        </select>
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
    importRun: () => t.importRun,
  }
  return OFFICE_FILTERS.flatMap((key) => {
    const value = search[key]
    return value === undefined ? [] : [{ key, text: (texts[key] as (value: unknown) => string)(value) }]
  })
}
