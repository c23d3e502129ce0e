import type { AllCharges } from '@minato/contract/quotes'
import type { Sailing } from '@minato/contract/voyages'
import type { Api } from '../../api/api.ts'

/** The next sailings to a port, or to any. */
export interface NextSailings {
  /** Name of the port; null for any. */
  port: string | null
  sailings: readonly Sailing[]
}

/** `key`: the port in the address. A page works without its sailings. */
export async function sailingsFor(
  api: Api,
  charges: Pick<AllCharges, 'ports'> | undefined,
  key?: string,
): Promise<NextSailings> {
  const port = charges?.ports.find((one) => one.key === key)
  const query = port ? { portId: port.id } : {}
  const sailings = await api('GET /api/main/public/sailing', { query }).catch(() => [])
  return { port: port?.name ?? null, sailings }
}
