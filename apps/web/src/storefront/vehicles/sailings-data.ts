import type { AllCharges } from '@minato/contract/quotes'
import type { Sailing } from '@minato/contract/voyages'
import type { Api } from '../../api/api.ts'

/** The next sailings to a port, or to any. */
export interface NextSailings {
  /** Name of the port; null for any. */
  port: string | null
  sailings: readonly Sailing[]
}

/** To the port in the address, otherwise to the remembered one, otherwise to any. A page works without its sailings. */
export async function sailingsFor(
  api: Api,
  charges: Pick<AllCharges, 'ports'> | undefined,
  inAddress: string | undefined,
  remembered?: string,
): Promise<NextSailings> {
  const portOf = (key: string | undefined) => charges?.ports.find((one) => one.key === key)
  const port = portOf(inAddress) ?? portOf(remembered)
  const query = port ? { portId: port.id } : {}
  const sailings = await api('GET /api/main/public/sailing', { query }).catch(() => [])
  return { port: port?.name ?? null, sailings }
}
