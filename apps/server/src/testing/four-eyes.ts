import { randomUUID } from 'node:crypto'
import type { BankAccount } from '@minato/contract/bank-accounts'
import type { ErrorReply } from '@minato/contract/errors'
import type { Proposal } from '@minato/contract/proposals'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Answer, TestServer } from './app.ts'
import { CLIENT, MANAGER, testServer } from './app.ts'
import { asOwner } from './as-owner.ts'
import { addPerson } from './people.ts'

/** Proposals of bank accounts for tests: managers, calls and passing time. */

export const ACCOUNT = {
  holder: 'Kaigan Motors K.K.',
  bank: 'Example Bank',
  branch: 'Daikoku',
  bankAddress: null,
  swift: 'EXMPJPJT',
  accountNumber: '000 0000001',
  currency: 'USD',
}
export const OTHER = { ...ACCOUNT, accountNumber: '666 0000666' }

const MAIN = '/api/main'

/** A dealer without a bank account: the next one is the first. */
export async function forgetAccounts({ url }: TestServer): Promise<object> {
  await asOwner(url, 'truncate settings.bank_account_version, settings.bank_account')
  return {}
}

export type BankAnswer = Answer<Proposal & ErrorReply>

export function fourEyes(server: TestServer) {
  /** Each manager's session with a checked second factor. */
  const sessions = new Map<string, string>()
  const asManager = (userId: string): void =>
    server.as({ ...MANAGER, userId, sessionId: sessions.get(userId) ?? MANAGER.sessionId })
  const owner = (statements: string) =>
    asOwner(server.url, `select set_config('app.tenant', 'staging', false); ${statements}`)
  const send = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    version?: number,
  ): Promise<BankAnswer> =>
    server.send(method, `${MAIN}/${path}`, body, 'staging', version === undefined ? {} : { 'if-match': `"${version}"` })
  /** Gives a manager a second factor and a session in which it was checked. */
  async function addSession(userId: string): Promise<void> {
    const sessionId = randomUUID()
    sessions.set(userId, sessionId)
    await owner(`
      insert into users.second_factor (tenant_id, person_id, secret, confirmed_at)
        values ('staging', '${userId}', '', now()) on conflict do nothing;
      insert into users.session (tenant_id, id_hash, public_id, person_id, idle_seconds, expires_at, issuer, second_factor_at)
        values ('staging', '${sessionId}', '${sessionId}', '${userId}', 3600, now() + interval '1 day', 'test', now())`)
  }
  /** A manager whose role is this number of days old. */
  async function addManager(days = 60, more: Parameters<typeof addPerson>[1] = {}): Promise<string> {
    const { id } = await addPerson(server.context, { role: 'SALES_MANAGER', ...more })
    await owner(`update users.role set granted_at = now() - interval '${days} days' where person_id = '${id}'`)
    await addSession(id)
    return id
  }
  const accounts = async (): Promise<BankAccount[]> => (await server.get<BankAccount[]>(`${MAIN}/bank-account`)).json
  const proposals = async (): Promise<Proposal[]> => (await server.get<Proposal[]>(`${MAIN}/proposal`)).json
  /** Moves all waiting times this far into the past. */
  const passHours = (hours: number) =>
    owner(`
      update settings.proposal set proposed_at = proposed_at - interval '${hours} hours', expires_at = expires_at - interval '${hours} hours',
        approved_at = approved_at - interval '${hours} hours', effective_at = effective_at - interval '${hours} hours';
      update users.role set granted_at = granted_at - interval '${hours} hours';
      update users.manager_departure set left_at = left_at - interval '${hours} hours'`)
  /** A dealer with a bank account and only these managers. */
  async function reset(): Promise<void> {
    await owner(`
      delete from users.role where role = 'SALES_MANAGER';
      truncate settings.proposal, users.manager_departure, settings.waiting_time, settings.bank_account_version, settings.bank_account;
      insert into settings.bank_account (tenant_id, holder, bank, swift, account_number, currency)
        values ('staging', '${ACCOUNT.holder}', '${ACCOUNT.bank}', '${ACCOUNT.swift}', '${ACCOUNT.accountNumber}', 'USD')`)
  }
  /** Proposes a change of the dealer's only account. */
  async function proposeEdit(userId: string, values: object = OTHER): Promise<BankAnswer> {
    asManager(userId)
    const [account] = await accounts()
    return send('PUT', `bank-account/${account?.id}`, values, account?.version)
  }
  const decide = (userId: string, id: string, step: 'approve' | 'reject' | 'cancel'): Promise<BankAnswer> => {
    asManager(userId)
    return send('PUT', `proposal/${id}/${step}`)
  }
  const asClient = (): void => server.as({ ...CLIENT, scopes: ['main.read', 'main.write'] })
  return {
    addSession,
    asManager,
    asClient,
    owner,
    send,
    addManager,
    accounts,
    proposals,
    passHours,
    reset,
    proposeEdit,
    decide,
  }
}

/** A server with two managers, Haruka and Kenji, whose dealer and proposals are reset before each test. */
export function withFourEyes() {
  const server = {} as TestServer
  const eyes = {} as ReturnType<typeof fourEyes>
  const managers = { haruka: '', kenji: '' }
  beforeAll(async () => {
    Object.assign(server, await testServer())
    Object.assign(eyes, fourEyes(server))
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await eyes.reset()
    managers.haruka = await eyes.addManager(60, { firstname: 'Haruka', lastname: 'Sato' })
    managers.kenji = await eyes.addManager(60, { firstname: 'Kenji', lastname: 'Mori' })
  })
  return { server, eyes, managers }
}
