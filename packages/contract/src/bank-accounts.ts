import { z } from 'zod'
import { call } from './call.ts'
import { Id, Instant, Name, Text, Integer } from './primitives.ts'
import { Proposal } from './proposals.ts'

/** The accounts that buyers pay to. Every change is a proposal that another manager approves (TRU-04). */

export const BankAccountFields = z
  .strictObject({
    holder: Name(120),
    bank: Name(120),
    branch: Name(120).nullable(),
    bankAddress: Text(200).nullable(),
    swift: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/, 'This SWIFT code is not valid'),
    accountNumber: Text(34).regex(/^[A-Za-z0-9 -]+$/, 'This account number is not valid'),
    currency: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/, 'This currency is not valid'),
  })
  .meta({ id: 'BankAccountFields' })
/** Documents name an account with its version. */
export const BankAccount = z
  .object({
    id: Id,
    holder: z.string(),
    bank: z.string(),
    branch: z.string().nullable(),
    bankAddress: z.string().nullable(),
    swift: z.string(),
    accountNumber: z.string(),
    currency: z.string(),
    /** Documents name this account. */
    isDefault: z.boolean(),
    version: z.int(),
    updatedAt: Instant,
  })
  .meta({ id: 'BankAccount' })
export type BankAccount = z.infer<typeof BankAccount>

export const listBankAccounts = call({
  service: 'main',
  access: 'customer',
  rate: 'everything',
  method: 'GET',
  path: '/bank-account',
  summary: "Lists the dealer's bank accounts, for signed-in users",
  reply: z.array(BankAccount),
  errors: [],
})

// API clients may not change bank accounts.
const manager = { service: 'main', access: 'manager', rate: 'everything', isForPeople: true } as const
const account = z.strictObject({ id: Id })
export const addBankAccount = call({
  ...manager,
  method: 'POST',
  path: '/bank-account',
  summary: 'Proposes a new account; the first account of a dealer takes effect at once',
  isCreating: true,
  body: BankAccountFields,
  reply: Proposal,
  status: 201,
  errors: ['MINATO-1008'],
})
export const updateBankAccount = call({
  ...manager,
  method: 'PUT',
  path: '/bank-account/{id}',
  summary: 'Proposes changed details of an account; issued documents keep their version',
  isVersioned: true,
  params: account,
  body: BankAccountFields,
  reply: Proposal,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const setDefaultBankAccount = call({
  ...manager,
  method: 'PUT',
  path: '/bank-account/{id}/default',
  summary: 'Proposes this account as the default on documents',
  isVersioned: true,
  params: account,
  reply: Proposal,
  errors: ['MINATO-1008', 'MINATO-4004'],
})
export const removeBankAccount = call({
  ...manager,
  method: 'DELETE',
  path: '/bank-account/{id}',
  summary: 'Proposes the removal of an account; issued documents keep it',
  isVersioned: true,
  params: account,
  reply: Proposal,
  errors: ['MINATO-1008', 'MINATO-4004'],
})

export const WaitingTime = z
  .strictObject({
    /** Hours between the approval of a change and its effect. */
    waitingHours: Integer(1, 336),
    /** The same in hours while there is no second manager. */
    aloneHours: Integer(24, 720),
  })
  .refine(({ waitingHours, aloneHours }) => aloneHours >= waitingHours, {
    path: ['aloneHours'],
    message: 'The waiting time with one manager must be at least as long',
  })
  .meta({ id: 'WaitingTime' })
export type WaitingTime = z.infer<typeof WaitingTime>

export const getWaitingTime = call({
  ...manager,
  method: 'GET',
  path: '/waiting-time',
  summary: 'Returns the waiting times of bank account changes, and whether a second manager exists',
  reply: z.object({ waitingHours: z.int(), aloneHours: z.int(), isAlone: z.boolean() }),
  errors: [],
})
export const updateWaitingTime = call({
  ...manager,
  method: 'PUT',
  path: '/waiting-time',
  summary: 'Proposes new waiting times',
  body: WaitingTime,
  reply: Proposal,
  errors: ['MINATO-1008'],
})
