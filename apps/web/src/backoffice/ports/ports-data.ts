import { choicesOf } from '../../forms/countries.ts'
import type { Shell } from '../../api/shell.ts'

/** Data of the port pages. */

const countriesIn = async ({ api, locale }: Shell, signal: AbortSignal) =>
  choicesOf(await api('GET /api/map/country', { query: { locale }, signal }))

export async function loadPorts(shell: Shell, signal: AbortSignal) {
  const [ports, countries] = await Promise.all([
    shell.api('GET /api/main/port', { signal }),
    countriesIn(shell, signal),
  ])
  return { ports, countries }
}
export type PortsData = Awaited<ReturnType<typeof loadPorts>>

export async function loadPort(shell: Shell, id: string, signal: AbortSignal) {
  const [port, history, countries] = await Promise.all([
    shell.api('GET /api/main/port/{id}', { params: { id }, signal }),
    shell.api('GET /api/main/port/{id}/history', { params: { id }, signal }),
    countriesIn(shell, signal),
  ])
  return { port, history, countries }
}
export type PortData = Awaited<ReturnType<typeof loadPort>>
