import type { Shell } from '../../api/shell.ts'

const CHANGES = 20

/** Initial data of the form of an existing car. */
export async function loadCar(shell: Shell, id: string, signal: AbortSignal) {
  const { api } = shell
  const params = { id }
  const [car, purchase, changes] = await Promise.all([
    api('GET /api/vehicle/car/{id}', { params, query: { fieldsToExtractCode: 'CODE_4' }, signal }),
    api('GET /api/vehicle/car/{id}/purchase', { params, signal }),
    loadChanges(shell, id, signal),
  ])
  return { car, purchase, changes }
}
export type LoadedCar = Awaited<ReturnType<typeof loadCar>>

/** Its changes, newest first, with the names of their authors. */
export const loadChanges = ({ api }: Shell, id: string, signal?: AbortSignal) =>
  api('GET /api/main/audit', { query: { entity: 'car', entityId: id, limit: CHANGES }, ...(signal && { signal }) })
