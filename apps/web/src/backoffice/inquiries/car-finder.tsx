import type { VehicleReply } from '@minato/contract/vehicles'
import { useEffect, useState } from 'react'
import { TextField } from '../../forms/field.tsx'
import type { Api } from '../../shell/api.ts'
import { useShell } from '../../shell/shell.ts'
import { cardOf, carName } from '../../storefront/vehicles/card-data.ts'
import { useWorkTexts } from './work-texts.ts'

const SOON_MS = 250

/** The car of a reference as people write it, 'REF 10482' or '10482'. */
export async function findCar(api: Api, text: string, signal?: AbortSignal): Promise<VehicleReply | undefined> {
  const reference = text.replace(/\D/g, '')
  if (!reference) return undefined
  const { items } = await api('GET /api/vehicle/car', {
    query: { queryText: reference, limit: 10, fieldsToExtractCode: 'CODE_2' },
    ...(signal && { signal }),
  })
  return items.find((one) => one.reference === reference)
}

/** A car by its reference; which one it is stands below as soon as it is known. */
export function CarFinder() {
  const { api, messages } = useShell()
  const { opening: t } = useWorkTexts()
  const [text, setText] = useState('')
  const [found, setFound] = useState<{ of: string; words: string }>()
  useEffect(() => {
    const asked = new AbortController()
    const look = async () => {
      const car = await findCar(api, text, asked.signal)
      if (asked.signal.aborted) return
      const { price } = car ? cardOf(car) : { price: null }
      const status = car?.status ?? 'PUBLISHED'
      const words = car
        ? [
            carName(cardOf(car)),
            car.grade,
            price === null ? '' : messages.format.money(price),
            status === 'PUBLISHED' ? '' : messages.names.status[status],
          ]
            .filter(Boolean)
            .join(', ')
        : t.noCar
      setFound({ of: text, words })
    }
    // What fails is looked for again when the form is sent.
    const timer = text.trim() ? setTimeout(() => void look().catch(() => {}), SOON_MS) : undefined
    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [api, text, messages, t])
  return (
    <>
      <TextField
        name="reference"
        label={t.car}
        hint={t.carHint}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <p role="status" className="small found-car">
        {found?.of === text && text.trim() ? found.words : ''}
      </p>
    </>
  )
}
