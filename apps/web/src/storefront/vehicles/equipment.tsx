import { EQUIPMENT, EQUIPMENT_KIT } from '@minato/contract/sheet-enumerations'
import type { CarDetails } from './car-data.ts'
import { Legend, Rated } from './rating.tsx'
import { useSheetTexts } from './sheet-texts.ts'

/** Equipment with its condition, and tools in the boot. */
export function EquipmentSheet({ car: { equipment, kit } }: { car: CarDetails }) {
  const t = useSheetTexts()
  const hasRatings = equipment && EQUIPMENT.some((part) => equipment[part] !== null)
  const hasKit = kit && EQUIPMENT_KIT.some((part) => kit[part] !== null)
  return (
    <section className="block" aria-labelledby="equipment">
      <h2 id="equipment">
        {t.equipmentSheet} {hasRatings && <small>{t.ratedLike}</small>}
      </h2>
      {hasRatings ? (
        <>
          <ul className="equip">
            {EQUIPMENT.map((part) => (
              <li key={part}>
                {t.equipment[part]}
                <Rated rating={equipment[part]} />
              </li>
            ))}
          </ul>
          <Legend note={t.fitted} />
        </>
      ) : (
        <p className="not-given">{t.noSheet}</p>
      )}
      {hasKit && (
        <>
          <h3>{t.inTheBoot}</h3>
          <ul className="equip">
            {EQUIPMENT_KIT.map((part) => {
              const has = kit[part]
              return (
                <li key={part}>
                  {t.kit[part]}
                  {has ? <b>{t.equipped[has]}</b> : <span className="unknown">{t.notEvidenced}</span>}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
