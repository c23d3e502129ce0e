import type { BankAccount } from '@minato/contract/bank-accounts'
import { useEffect, useState } from 'react'
import { bank as english } from '../../i18n/en/bank.ts'
import { bank as french } from '../../i18n/fr/bank.ts'
import { useShell } from '../../api/shell.ts'
import { useUser } from '../../session/current-user.ts'
import { textsFor } from '../../i18n/texts.ts'

const LINES = ['holder', 'bank', 'branch', 'bankAddress', 'swift', 'accountNumber', 'currency'] as const

/** The bank accounts, for signed-in users (STF-05). Loaded separately, so that no document contains them. */
export function BankDetails() {
  const user = useUser()
  const { api, locale, report } = useShell()
  const [accounts, setAccounts] = useState<readonly BankAccount[]>([])
  const id = user?.id
  useEffect(() => {
    if (id === undefined) return
    const asked = new AbortController()
    api('GET /api/main/bank-account', { signal: asked.signal }).then(
      setAccounts,
      (error: unknown) => asked.signal.aborted || report(error),
    )
    return () => asked.abort()
  }, [api, id, report])
  const t = textsFor(locale, { en: english, fr: french }, 'bank')
  // Hidden after a sign-out.
  if (id === undefined) return null
  return accounts.map((one) => (
    <section key={one.id} aria-label={`${t.title}, ${one.bank}`}>
      <dl className="terms">
        {LINES.map(
          (line) =>
            one[line] !== null && (
              <div key={line}>
                <dt>{t[line]}</dt>
                <dd>{one[line]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  ))
}
