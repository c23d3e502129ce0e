import { randomUUID } from 'node:crypto'
import * as accounts from '@minato/contract/bank-accounts'
import type { BankAccount } from '@minato/contract/bank-accounts'
import * as calls from '@minato/contract/proposals'
import type { FastifyInstance } from 'fastify'
import type { Context, Identity } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { httpError, conflictError } from '../../platform/http/http-error.ts'
import { serve } from '../../platform/http/serve.ts'
import { bankAccounts, hasHadAccount, insertFirstAccount, lockFirstAccount } from './bank-accounts-store.ts'
import type { BankAccountValues } from './bank-accounts-store.ts'
import { requirePerson } from '../users/people-lookup/service.ts'
import {
  accountsInForce,
  approve,
  cancel,
  propose,
  proposalsFor,
  reject,
  waitingTimeFor,
  waitingTimeIn,
} from './service.ts'
import type { Caller } from './service.ts'
import { applyProposals } from './store.ts'

const NIL = '00000000-0000-0000-0000-000000000000'

export function serveProposals(app: FastifyInstance, context: Context): void {
  const { db } = context
  serve(app, context, accounts.listBankAccounts, ({ tenant }) => accountsInForce(context, tenant))

  serve(app, context, accounts.addBankAccount, ({ tenant, body, identity, withIdempotency }) =>
    withIdempotency(async (tx) => {
      await tx.rows(lockFirstAccount(tenant))
      const [history] = await tx.rows<{ hasHad: boolean }>(hasHadAccount(tenant))
      const subjectId = randomUUID()
      const change = { kind: 'ADD_ACCOUNT', subjectId, before: null, after: { ...body } } as const
      const applyFirst = async (): Promise<void> => void (await tx.rows(insertFirstAccount(tenant, subjectId, body)))
      return propose(tx, callerOf(identity), change, history?.hasHad ? undefined : applyFirst)
    }),
  )
  serve(app, context, accounts.updateBankAccount, ({ tenant, params, body, identity, version }) =>
    db.write(tenant, async (tx) => {
      const before = valuesOf(await accountAt(tx, params.id, version))
      return propose(tx, callerOf(identity), {
        kind: 'EDIT_ACCOUNT',
        subjectId: params.id,
        before,
        after: { ...body },
      })
    }),
  )
  serve(app, context, accounts.setDefaultBankAccount, ({ tenant, params, identity, version }) =>
    db.write(tenant, async (tx) => {
      const after = valuesOf(await accountAt(tx, params.id, version))
      const current = (await tx.rows<BankAccount>(bankAccounts(tenant))).find(({ isDefault }) => isDefault)
      const before = current ? valuesOf(current) : null
      return propose(tx, callerOf(identity), { kind: 'DEFAULT_ACCOUNT', subjectId: params.id, before, after })
    }),
  )
  serve(app, context, accounts.removeBankAccount, ({ tenant, params, identity, version }) =>
    db.write(tenant, async (tx) => {
      const before = valuesOf(await accountAt(tx, params.id, version))
      return propose(tx, callerOf(identity), { kind: 'REMOVE_ACCOUNT', subjectId: params.id, before, after: null })
    }),
  )

  serve(app, context, accounts.getWaitingTime, ({ tenant, identity }) =>
    waitingTimeFor(context, tenant, identity?.userId ?? ''),
  )
  serve(app, context, accounts.updateWaitingTime, ({ tenant, body, identity }) =>
    db.write(tenant, async (tx) => {
      await tx.rows(applyProposals)
      const before = { ...(await waitingTimeIn(tx)) }
      return propose(tx, callerOf(identity), { kind: 'WAITING_TIME', subjectId: NIL, before, after: { ...body } })
    }),
  )

  serve(app, context, calls.listProposals, ({ tenant, identity }) =>
    proposalsFor(context, tenant, identity?.userId ?? ''),
  )
  for (const [call, decide] of [
    [calls.approveProposal, approve],
    [calls.rejectProposal, reject],
    [calls.cancelProposal, cancel],
  ] as const)
    serve(app, context, call, ({ tenant, params, identity }) =>
      db.write(tenant, (tx) => decide(tx, callerOf(identity), params.id)),
    )
}

function callerOf(identity: Identity | undefined): Caller {
  const { userId, sessionId } = requirePerson(identity)
  return { managerId: userId, sessionId }
}

/** The account as the caller read it. @throws MINATO-4004, or 409 with the current account when the version is another one */
async function accountAt(tx: Transaction, id: string, version: number): Promise<BankAccount> {
  await tx.rows(applyProposals)
  const account = (await tx.rows<BankAccount>(bankAccounts(tx.tenant))).find((one) => one.id === id)
  if (!account) throw httpError('MINATO-4004')
  if (account.version !== version) throw conflictError(account)
  return account
}

const valuesOf = ({ holder, bank, branch, bankAddress, swift, accountNumber, currency }: BankAccountValues) => ({
  holder,
  bank,
  branch,
  bankAddress,
  swift,
  accountNumber,
  currency,
})
