import { LOW_PRICES } from '@minato/domain/low-price'
import type { LowPrice } from '@minato/domain/low-price'
import { useState } from 'react'
import { Confirm } from '../../forms/confirm.tsx'
import { ApiError } from '../../api/api.ts'
import { useInquiryTexts } from '../inquiry-texts.ts'

const lowPriceIn = (error: unknown): LowPrice | undefined =>
  LOW_PRICES.find((code) => error instanceof ApiError && error.status === 409 && error.reason?.code === code)

/** Sends a price; where the server finds it low, `dialog` asks why and the call is repeated with the confirmation. */
export function useLowPrice() {
  const { offers, objections } = useInquiryTexts()
  const { low: t } = offers
  const [asked, setQuestion] = useState<{ code: LowPrice; answer(isConfirmed: boolean): void }>()
  /** @throws the refusal, where the manager does not confirm. */
  const confirmLowPrice = async <T,>(
    send: (confirmation: { isLowPriceConfirmed?: true }) => Promise<T>,
  ): Promise<T> => {
    try {
      return await send({})
    } catch (error) {
      const code = lowPriceIn(error)
      if (!code) throw error
      const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ code, answer }))
      setQuestion(undefined)
      if (!isConfirmed) throw error
      return send({ isLowPriceConfirmed: true })
    }
  }
  const dialog = asked && (
    <Confirm
      isDanger={false}
      title={t.title}
      confirm={t.confirm}
      onConfirm={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    >
      <p>{objections[asked.code]}</p>
    </Confirm>
  )
  return { confirmLowPrice, question: dialog }
}
