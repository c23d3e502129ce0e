import { Company } from '@minato/contract/settings'
import type { InsuranceRate, LegalPage, Settings, SettingsFields } from '@minato/contract/settings'
import type { Context } from '../../context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { CHANGED_SINCE } from '../../platform/http/change-preview.ts'
import { httpError, conflictError } from '../../platform/http/http-error.ts'
import { assertPricesShown, lockPrices } from '../pricing/service.ts'
import { addInsuranceRate, insuranceRates, rateToUndo, responseTime, settingsRow, writeSettings } from './store.ts'
import type { SettingsRow, UndoneRateRow } from './store.ts'

/** Default settings. */
const DEFAULT_SETTINGS: Required<SettingsFields> = {
  name: '',
  legalName: '',
  foundedYear: 2000,
  headOffice: [],
  phone: '',
  messagingUrl: '',
  email: '',
  social: { facebook: '', instagram: '', youtube: '' },
  officeHours: [],
  about: { en: '', fr: '' },
  legal: { terms: { en: '', fr: '' }, privacy: { en: '', fr: '' }, cookies: { en: '', fr: '' } },
  proformaValidityDays: 7,
  paymentDeadlineDays: 5,
  reminderDays: 2,
  minimumMarginPercent: 0,
  paymentToleranceCents: 2000,
  paperPrefix: null,
  registration: null,
  portOfLoading: null,
  senderName: null,
  replyTo: null,
}

interface CachedSettings extends Settings {
  insuranceRate: number
}
const settingsFrom = (row: SettingsRow | undefined): CachedSettings => ({
  ...DEFAULT_SETTINGS,
  ...row?.facts,
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt ?? null,
  insuranceRate: row?.insuranceRate ?? 0,
})

/** Cached, because every page shows some of it. */
const cachedSettings = (context: Context, tenant: string): Promise<CachedSettings> =>
  context.cache.keep(tenant, 'settings', async () =>
    settingsFrom((await context.db.read<SettingsRow>(tenant, settingsRow(tenant)))[0]),
  )

const HOUR_MS = 3_600_000
const LEAST_QUESTIONS = 5

/** Median minutes to the dealer's next action; null with too few questions. Changes do not renew it before the hour ends. */
export const medianReplyMinutes = ({ cache, db, now }: Context, tenant: string): Promise<number | null> =>
  cache.keepVersion(
    tenant,
    'reply time',
    String(Math.floor(now().getTime() / HOUR_MS)),
    async () => {
      const [row] = await db.read<{ questions: number; seconds: number | null }>(tenant, responseTime(tenant))
      return row && row.questions >= LEAST_QUESTIONS && row.seconds !== null
        ? Math.max(1, Math.round(row.seconds / 60))
        : null
    },
    () => 100,
  )

/** The company, with the insurance rate in force; undefined while only its name is set. */
export async function companyOf(context: Context, tenant: string): Promise<CompanyFacts | undefined> {
  const settings = await cachedSettings(context, tenant)
  return settings.legalName === '' ? undefined : companyFrom(settings)
}
/** The usual port of loading; null if the settings do not name one. */
export const usualPortOfLoading = async (context: Context, tenant: string): Promise<string | null> =>
  (await cachedSettings(context, tenant)).portOfLoading
/** US cents missing on an inquiry that the dealer does not ask for (TRU-12). */
export const toleranceOf = async (context: Context, tenant: string): Promise<number> =>
  (await cachedSettings(context, tenant)).paymentToleranceCents
/** The company name in emails; '' if not set. */
export const companyNameIn = async (tx: Transaction): Promise<string> =>
  settingsFrom((await tx.rows<SettingsRow>(settingsRow(tx.tenant)))[0]).name

/** Sets the name of a company without settings. */
export const nameCompany = async (tx: Transaction, name: string): Promise<void> =>
  void (await tx.rows(writeSettings(tx.tenant, 0, { name })))

/** The dealer's own text of a page; '' for the default in a language. */
export const legalText = async (context: Context, tenant: string, page: LegalPage) =>
  (await cachedSettings(context, tenant)).legal[page]

type CompanyFacts = Omit<Company, 'replyMinutes'>
const COMPANY_KEYS = Company.omit({ replyMinutes: true }).keyof().options
const companyFrom = (settings: CachedSettings): CompanyFacts =>
  Object.fromEntries(COMPANY_KEYS.map((key) => [key, settings[key]])) as CompanyFacts

const settingsView = (row: CachedSettings): Settings => {
  const { insuranceRate: _, ...settings } = row
  return settings
}

/** All settings of a manager, with the payment periods of proformas (INQ-15). */
export async function settingsOf({ db }: Context, tenant: string): Promise<Settings> {
  return settingsView(settingsFrom((await db.read<SettingsRow>(tenant, settingsRow(tenant)))[0]))
}

/** @throws 409 with the current settings if the version differs (API-11) */
export async function changeSettings(
  { db, changes }: Context,
  tenant: string,
  fields: SettingsFields,
  version: number,
): Promise<Settings> {
  const updated = await db.write(tenant, async (tx) => {
    const changed = await tx.rows(writeSettings(tenant, version, fields))
    const now = settingsView(settingsFrom((await tx.rows<SettingsRow>(settingsRow(tenant)))[0]))
    if (!changed.length) throw conflictError(now)
    return now
  })
  // The manager sees the change on the next page.
  changes.countLocalChange(tenant)
  return updated
}

/**
 * Adds an insurance rate from now or a future moment; earlier quotes keep theirs. `shown`: of the preview.
 * @throws MINATO-1008 for the past; 409 CHANGE_NOT_SHOWN
 */
export async function addInsuranceVersion(
  tx: Transaction,
  now: Date,
  { percentage, validFrom, shown }: { percentage: number; validFrom?: string | undefined; shown?: string | undefined },
): Promise<InsuranceRate> {
  if (validFrom !== undefined && Date.parse(validFrom) < now.getTime())
    throw httpError('MINATO-1008', { body: [{ path: 'validFrom', message: 'This time is past' }] })
  await tx.rows(lockPrices(tx.tenant))
  const change = { kind: 'INSURANCE', percentage } as const
  await assertPricesShown((statement) => tx.rows(statement), tx.tenant, change, shown)
  return addRate(tx, percentage, validFrom ?? null)
}

async function addRate(tx: Transaction, percentage: number, validFrom: string | null): Promise<InsuranceRate> {
  const [inserted] = await tx.rows<{ id: string }>(addInsuranceRate(tx.tenant, percentage, validFrom))
  const rate = (await tx.rows<InsuranceRate>(insuranceRates(tx.tenant))).find(({ id }) => id === inserted?.id)
  if (!rate) throw new Error('a rate left no trace')
  return rate
}

/**
 * Undoes the rate that was recorded last: from its start on, the one before it is in force again. Rates are never deleted.
 * @throws MINATO-4004; 409 CHANGED_SINCE if another rate was recorded after it
 */
export const undoInsuranceRate = async (
  { db, changes }: Context,
  tenant: string,
  id: string,
): Promise<InsuranceRate> => {
  const rate = await db.write(tenant, async (tx) => {
    await tx.rows(lockPrices(tenant))
    const [undone] = await tx.rows<UndoneRateRow>(rateToUndo(tenant, id))
    if (!undone) throw httpError('MINATO-4004', { message: 'There is no such insurance rate' })
    if (!undone.isLast) throw conflictError(undefined, CHANGED_SINCE)
    return addRate(tx, undone.before, undone.startsAt)
  })
  changes.countLocalChange(tenant)
  return rate
}
