import type { ImportReply } from '@minato/contract/vehicles-import'
import { ApiError } from '../../api/api.ts'
import type { Shell } from '../../api/shell.ts'
import { pagedQuery } from '../../table/table-steps.ts'
import type { ImportSearch } from './import-search.ts'
import { shopLocale } from '../../i18n/locale.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a job is working on the file. */
export const isRunning = ({ state }: Pick<ImportReply, 'state'>): boolean =>
  state === 'CHECKING' || state === 'RUNNING' || state === 'UNDOING'
/** Whether the run may have changed cars. */
export const hasRun = ({ state }: Pick<ImportReply, 'state'>): boolean => state !== 'READY' && state !== 'CHECKING'

export async function loadImports(shell: Shell, search: ImportSearch, signal: AbortSignal) {
  const names = namesOf(shell, signal)
  const { id } = search
  if (id === undefined || !UUID.test(id)) return { past: await loadPast(shell, search, signal), names: await names }
  try {
    const one = await shell.api('GET /api/vehicle/car/import/{id}', {
      params: { id },
      query: { locale: shopLocale(shell.locale) },
      signal,
    })
    return { one, ...(await listsOf(shell, one, search, signal)), names: await names }
  } catch (error) {
    // The file was deleted: show the list of files.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return { past: await loadPast(shell, search, signal), names: await names }
  }
}
export type ImportsData = Awaited<ReturnType<typeof loadImports>>
export type OneData = Extract<ImportsData, { one: unknown }>
export type PastData = Extract<ImportsData, { past: unknown }>

const loadPast = ({ api, locale }: Shell, search: ImportSearch, signal: AbortSignal) => {
  const { page, limit } = pagedQuery(search)
  return api('GET /api/vehicle/car/import', { query: { page, limit, locale: shopLocale(locale) }, signal })
}

/** The list below: problems, or cars. */
async function listsOf({ api, locale }: Shell, one: ImportReply, search: ImportSearch, signal: AbortSignal) {
  const { page, limit } = pagedQuery(search)
  const params = { id: one.id }
  const preview =
    one.state === 'READY' ? await api('GET /api/vehicle/car/import/{id}/preview', { params, signal }) : undefined
  if (one.counts === null && !hasRun(one)) return { preview }
  const isOfCars = hasRun(one) && search.of !== 'problems'
  if (isOfCars) {
    const query = { page, limit, ...(search.of === 'kept' && { kept: true }) } as never
    return { preview, cars: await api('GET /api/vehicle/car/import/{id}/car', { params, query, signal }) }
  }
  const { severity, field } = search
  const query = { page, limit, severity, field, locale: shopLocale(locale) } as never
  return { preview, problems: await api('GET /api/vehicle/car/import/{id}/problem', { params, query, signal }) }
}

/** The sender of a file; `former` is for deleted users and API clients. */
export const nameOfSender = (
  { kind, id }: ImportReply['by'],
  names: Readonly<Record<string, string>>,
  byCommand: string,
  former: string,
): string => (kind === 'command' ? byCommand : (names[id ?? ''] ?? former))

/** Names of senders: managers and API clients. */
async function namesOf({ api }: Shell, signal: AbortSignal): Promise<Readonly<Record<string, string>>> {
  const [managers, clients] = await Promise.all([
    api('GET /api/uum/manager', { signal }),
    api('GET /api/uum/api-client', { signal }),
  ])
  return Object.fromEntries([
    ...managers.map(({ id, firstname, lastname, email }) => [id, `${firstname} ${lastname}`.trim() || email]),
    ...clients.map(({ id, name }) => [id, name]),
  ])
}
