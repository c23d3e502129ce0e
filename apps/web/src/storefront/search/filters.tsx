import {
  BODY_TYPES,
  COLORS,
  DOOR_OPTIONS,
  DRIVE_TYPES,
  ENGINE_SIZE_OPTIONS,
  FUEL_TYPES,
  MILEAGE_OPTIONS,
  SEAT_OPTIONS,
  STEERINGS,
  TRANSMISSION_TYPES,
} from '@minato/contract/enumerations'
import { useMessages } from '../../layout/shell.ts'
import { Group, numbersIn, Range, Ticks } from './filter-parts.tsx'
import { isOpenIn } from './levels.ts'
import { PriceBasis } from './price-basis.tsx'
import type { GroupName } from './levels.ts'
import type { Choice, SearchData } from './search-data.ts'
import { isByTotal } from './search-params.ts'
import type { RangeName, SearchState } from './search-params.ts'

const SHOWN = 6

const whole = (values: readonly number[]) => values.map((value) => ({ value: String(value), text: String(value) }))
const listed = <K extends string>(values: readonly K[], names: Record<K, string>) =>
  values.map((value) => ({ value, text: names[value] }))

interface Props {
  search: SearchState
  data: SearchData
  /** The reversed ranges. */
  reversed: readonly RangeName[]
}
/** The search filters (SRCH-05) with live counts. The surrounding form maps them to the address. */
export function Filters({ search, data, reversed }: Props) {
  const { search: t, car, names, format } = useMessages()
  const { counts } = data
  // Hides options without cars and without a name, unless chosen.
  const catalogued = (choices: Choice[], count: Record<string, number>, chosen: string[] = []) =>
    choices
      .filter(({ slug }) => count[slug] || chosen.includes(slug))
      .map(({ slug, name }) => ({ value: slug, text: name }))
  const makers = catalogued(data.names.brands, counts.brand, search.brand)
  const models = catalogued(data.names.models, counts.model, search.model)
  const years = numbersIn(counts.year)
  const { port = '' } = data.names
  const price = isByTotal(search) ? t.totalTo(port) : t.fobPrice
  /** A group is open at its level, and while it is in use. */
  const stands = (group: GroupName, ...values: unknown[]) =>
    isOpenIn(search.context, group) || values.some((value) => value !== undefined)
  return (
    <>
      <Group
        title={search.port ? car.priceHeading : price}
        open={stands('price', search.priceStart, search.priceEnd, search.port, search.bestDeal)}
      >
        {search.port && <PriceBasis key={port} port={search.port} name={port} isFob={!isByTotal(search)} />}
        <Range
          name="price"
          title={price}
          options={numbersIn(counts.priceUpTo)}
          show={format.money}
          from={search.priceStart}
          to={search.priceEnd}
          reversed={reversed}
          upTo={counts.priceUpTo}
        />
        <label className="tick">
          <input type="checkbox" name="bestDeal" value="true" defaultChecked={search.bestDeal} />
          <span>{t.onlyBestDeals}</span>
          <span className="n">{format.number(counts.bestDeal.true ?? 0)}</span>
        </label>
      </Group>
      {makers.length > 0 && (
        <Group title={t.maker} open={stands('maker', search.brand)}>
          <Ticks
            name="brand"
            title={t.maker}
            options={makers}
            counts={counts.brand}
            chosen={search.brand}
            first={SHOWN}
          />
        </Group>
      )}
      {models.length > 0 && (
        <Group title={t.model} open={stands('model', search.model)}>
          <Ticks
            name="model"
            title={t.model}
            options={models}
            counts={counts.model}
            chosen={search.model}
            first={SHOWN}
          />
        </Group>
      )}
      <Group title={t.bodyType} open={stands('bodyType', search.category)}>
        <Ticks
          name="category"
          title={t.bodyType}
          options={listed(BODY_TYPES, names.bodyType)}
          counts={counts.category}
          chosen={search.category}
          first={SHOWN}
        />
      </Group>
      <Group title={t.year} open={stands('year', search.yearStart, search.yearEnd)}>
        <Range
          name="year"
          title={t.year}
          options={years}
          show={String}
          from={search.yearStart}
          to={search.yearEnd}
          reversed={reversed}
        />
      </Group>
      <Group title={t.mileage} open={stands('mileage', search.mileageStart, search.mileageEnd)}>
        <Range
          name="mileage"
          title={t.mileage}
          options={MILEAGE_OPTIONS}
          show={format.number}
          from={search.mileageStart}
          to={search.mileageEnd}
          reversed={reversed}
          upTo={counts.mileageUpTo}
        />
      </Group>
      <Group title={t.fuel} open={stands('fuel', search.fuelType)}>
        <Ticks
          name="fuelType"
          title={t.fuel}
          options={listed(FUEL_TYPES, names.fuelType)}
          counts={counts.fuelType}
          chosen={search.fuelType}
        />
      </Group>
      <Group title={t.transmission} open={stands('transmission', search.transmissionType)}>
        <Ticks
          name="transmissionType"
          title={t.transmission}
          options={listed(TRANSMISSION_TYPES, names.transmissionType)}
          counts={counts.transmissionType}
          chosen={search.transmissionType}
        />
      </Group>
      <Group title={t.drive} open={stands('drive', search.driveType)}>
        <Ticks
          name="driveType"
          title={t.drive}
          options={listed(DRIVE_TYPES, names.driveType)}
          counts={counts.driveType}
          chosen={search.driveType}
        />
      </Group>
      <Group title={t.steering} open={stands('steering', search.steering)}>
        <Ticks
          name="steering"
          title={t.steering}
          options={listed(STEERINGS, names.steering)}
          counts={counts.steering}
          chosen={search.steering}
        />
      </Group>
      <Group title={t.engineSize} open={stands('engineSize', search.engineSizeStart, search.engineSizeEnd)}>
        <Range
          name="engineSize"
          title={t.engineSize}
          options={ENGINE_SIZE_OPTIONS}
          show={format.number}
          from={search.engineSizeStart}
          to={search.engineSizeEnd}
          reversed={reversed}
          upTo={counts.engineSizeUpTo}
        />
      </Group>
      <Group title={t.color} open={stands('color', search.color)}>
        <Ticks
          name="color"
          title={t.color}
          options={listed(COLORS, names.color).map((one) => ({ ...one, swatch: true }))}
          counts={counts.color}
          chosen={search.color}
          first={SHOWN}
        />
      </Group>
      <Group title={t.doors} open={stands('doors', search.doors)}>
        <Ticks name="doors" title={t.doors} options={whole(DOOR_OPTIONS)} counts={counts.doors} chosen={search.doors} />
      </Group>
      <Group title={t.seats} open={stands('seats', search.numberSeat)}>
        <Ticks
          name="numberSeat"
          title={t.seats}
          options={whole(SEAT_OPTIONS)}
          counts={counts.numberSeat}
          chosen={search.numberSeat}
        />
      </Group>
      <Group title={t.engineCode} open={stands('engineCode', search.engineCode)}>
        <input
          className="in"
          name="engineCode"
          defaultValue={search.engineCode}
          maxLength={40}
          aria-label={t.engineCode}
          autoComplete="off"
        />
      </Group>
    </>
  )
}
