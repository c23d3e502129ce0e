import type { AllCharges } from '@minato/contract/quotes'
import { useEffect, useState } from 'react'
import { useShell } from '../../api/shell.ts'
import { chargesOf } from './charges.ts'

/** Charges of all ports; undefined until loaded. */
export function useCharges(): AllCharges | undefined {
  const { api, locale, report } = useShell()
  const [charges, setCharges] = useState<AllCharges>()
  useEffect(() => {
    let isGone = false
    chargesOf(api, locale).then(
      (all) => isGone || setCharges(all),
      (error: unknown) => isGone || report(error),
    )
    return () => void (isGone = true)
  }, [api, locale, report])
  return charges
}
