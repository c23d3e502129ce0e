import { dimensionText } from '../../i18n/format.ts'
import { useMessages } from '../../api/shell.ts'
import type { CarDetails } from './car-data.ts'
import { Defs } from './car-summary.tsx'
import { bodyDrawing } from './picture.tsx'
import { useSheetTexts } from './sheet-texts.ts'

/** The dimensions: as text, as drawing if known, and as list. */
export function Dimensions({ car: { sizes, card, cubicMeter, frontTyres, rearTyres } }: { car: CarDetails }) {
  const { format } = useMessages()
  const t = useSheetTexts()
  const millimetres = (size: number | null) => (size === null ? null : t.millimetres(size))
  const cubic = cubicMeter === null ? null : t.cubic(cubicMeter)
  const side = bodyDrawing(card.body)
  const drawn = [
    { measure: millimetres(sizes.length), drawing: side, className: 'dim' },
    { measure: millimetres(sizes.width), drawing: side.replace('.svg', '-front.svg'), className: 'dim f' },
  ].filter(({ measure }) => measure !== null)
  return (
    <section className="block" aria-labelledby="dimensions">
      <h2 id="dimensions">
        {t.dimensions}{' '}
        <small>
          {dimensionText(format, [sizes.length, sizes.width, sizes.height])}
          {'\u00a0m'}
          {cubic && `, ${cubic}`}
        </small>
      </h2>
      <div className={`dims with-${drawn.length}`}>
        {drawn.map(({ measure, drawing, className }) => (
          <div className={className} key={className}>
            <img src={drawing} width={800} height={420} alt="" loading="lazy" />
            <div className="h">{measure}</div>
          </div>
        ))}
        <div>
          <Defs
            rows={[
              [t.length, millimetres(sizes.length)],
              [t.width, millimetres(sizes.width)],
              [t.height, millimetres(sizes.height)],
              [t.forFreight, cubic],
              [t.frontTyres, frontTyres],
              [t.rearTyres, rearTyres],
            ]}
          />
        </div>
      </div>
    </section>
  )
}
