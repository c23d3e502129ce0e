import { useState } from 'react'
import type { ImportPreview, PreviewedCar } from '@minato/contract/import-cars'
import type { ImportReply } from '@minato/contract/vehicles-import'
import { useMessages } from '../../api/shell.ts'
import { CardFacts } from '../../storefront/vehicles/card.tsx'
import { cardOf, carName } from '../../storefront/vehicles/card-data.ts'
import { NoPicture, Picture } from '../../storefront/vehicles/picture.tsx'
import { Price } from '../../storefront/vehicles/price.tsx'
import { Part } from '../layout/office-page.tsx'
import { useImportFilesTexts } from './import-texts.ts'

/** Shown first: one row on a desktop. */
const FIRST = 4

/** The first cars of the file as buyers would see them, with missing facts. */
export function PreviewSection({
  one,
  preview: { items: cars, markups },
}: {
  one: ImportReply
  preview: ImportPreview
}) {
  const { preview: t } = useImportFilesTexts()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? cars : cars.slice(0, FIRST)
  return (
    <Part id="preview" title={t.title} note={cars.length > 0 && t.note(cars.length, one.rows)}>
      {cars.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="cards import-preview">
          {shown.map((car) => (
            <PreviewCard key={car.line} previewed={car} markups={markups} />
          ))}
        </ul>
      )}
      {cars.length > FIRST && (
        <button className="btn line" type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t.fewer : t.more(cars.length)}
        </button>
      )}
    </Part>
  )
}

interface CardProps {
  previewed: PreviewedCar
  markups: ImportPreview['markups']
}
function PreviewCard({ previewed, markups }: CardProps) {
  const { car: texts, format, names } = useMessages()
  const { preview: t } = useImportFilesTexts()
  const { brand, model, reference, line, change, missing, basePrice } = previewed
  const bodyType = previewed.car.utils.type
  const markup = markups.find((one) => one.bodyType === bodyType)
  const car = { ...cardOf({ ...previewed.car, id: String(line), reference: reference ?? '' }), brand, model }
  const name = carName(car)
  return (
    <li className="card">
      <div className="pic-box">
        <div className="pic">
          {car.picture ? (
            <Picture picture={car.picture} alt={name} sizes="236px" upTo={640} order="later" body={car.body} />
          ) : (
            <NoPicture body={car.body} />
          )}
        </div>
        <span className="ref">{reference === null ? t.line(line) : texts.ref(reference)}</span>
      </div>
      <div className="body">
        <div className="txt">
          <h3>{name}</h3>
          <p className="grade">{car.grade}</p>
          <CardFacts car={car} />
        </div>
        <div className="low">
          <dl className="cost">
            <dt className="fob">{texts.fob}</dt>
            <dd className="fob">
              <Price car={car} />
            </dd>
          </dl>
          {basePrice !== null && bodyType && markup && (
            <p>{t.markup(format.money(basePrice), names.bodyType[bodyType], markup.percentage)}</p>
          )}
          <p className="import-change">{t.changes[change]}</p>
          <p className={missing.length > 0 ? 'import-missing' : 'hint'}>
            {missing.length > 0 ? t.missing(missing) : t.complete}
          </p>
        </div>
      </div>
    </li>
  )
}
