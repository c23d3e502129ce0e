import type { Shell } from '../../api/shell.ts'

/** Data of the voyage pages. */

export async function loadVoyages({ api }: Shell, signal: AbortSignal) {
  const [voyages, ports] = await Promise.all([
    api('GET /api/main/voyage', { query: {}, signal }),
    api('GET /api/main/port', { signal }),
  ])
  return { voyages, ports }
}
export async function loadPorts({ api }: Shell, signal: AbortSignal) {
  return { ports: await api('GET /api/main/port', { signal }) }
}
export type PortsData = Awaited<ReturnType<typeof loadPorts>>
export type VoyagesData = Awaited<ReturnType<typeof loadVoyages>>

export async function loadVoyage({ api }: Shell, id: string, signal: AbortSignal) {
  const [voyage, ports] = await Promise.all([
    api('GET /api/main/voyage/{id}', { params: { id }, signal }),
    api('GET /api/main/port', { signal }),
  ])
  return { voyage, ports }
}
export type VoyageData = Awaited<ReturnType<typeof loadVoyage>>
