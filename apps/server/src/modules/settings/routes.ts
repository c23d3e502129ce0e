import * as calls from '@minato/contract/settings'
import type { BankAccount, InsuranceRate } from '@minato/contract/settings'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database.ts'
import { refuse, refuseStale } from '../../platform/failure.ts'
import { serve } from '../../platform/serve.ts'
import {
  bankAccount,
  bankAccounts,
  changeBankAccount,
  insertBankAccount,
  removeBankAccountRow,
} from './bank-accounts-store.ts'
import { changeSettings, companyOf, insure, legalText, settingsOf } from './service.ts'
import { insuranceRates } from './store.ts'

export function serveSettings(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, context, calls.getCompany, async ({ tenant }) => {
    const company = await companyOf(context, tenant)
    if (!company) throw refuse('MINATO-4004', { message: 'The company has not been described yet' })
    return company
  })
  serve(app, context, calls.getLegalText, ({ tenant, params }) => legalText(context, tenant, params.page))
  serve(app, context, calls.getSettings, ({ tenant }) => settingsOf(context, tenant))
  serve(app, context, calls.updateSettings, ({ tenant, body, version }) =>
    changeSettings(context, tenant, body, version),
  )

  serve(app, context, calls.listInsuranceRates, ({ tenant }) => db.read<InsuranceRate>(tenant, insuranceRates(tenant)))
  serve(app, context, calls.setInsuranceRate, async ({ tenant, body, once }) => {
    const rate = await once((tx) => insure(tx, context.now(), body))
    context.changes.note(tenant)
    return rate
  })

  serve(app, context, calls.listBankAccounts, ({ tenant }) => db.read<BankAccount>(tenant, bankAccounts(tenant)))
  serve(app, context, calls.addBankAccount, ({ tenant, body, once }) =>
    once(async (tx) => {
      const [made] = await tx.rows<BankAccount>(insertBankAccount(tenant, body))
      if (!made) throw new Error('no account was made')
      return made
    }),
  )
  serve(app, context, calls.updateBankAccount, ({ tenant, params, body, version }) =>
    db.write(tenant, async (tx) => {
      const [changed] = await tx.rows<BankAccount>(changeBankAccount(tenant, params.id, version, body))
      return changed ?? refuseAccount(tx, params.id)
    }),
  )
  serve(app, context, calls.removeBankAccount, async ({ tenant, params, version }) => {
    await db.write(tenant, async (tx) => {
      const gone = await tx.rows(removeBankAccountRow(tenant, params.id, version))
      if (!gone.length) await refuseAccount(tx, params.id)
    })
  })
}

/** An account that could not be changed is not there, or is another version. */
async function refuseAccount(tx: Transaction, id: string): Promise<never> {
  const [current] = await tx.rows<BankAccount>(bankAccount(tx.tenant, id))
  throw current ? refuseStale(current) : refuse('MINATO-4004')
}
